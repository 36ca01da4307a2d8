import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../support/temporaryFolder";
import { runStep } from "../support/workflows";

function git(folder: string, ...words: string[]): void {
  const { status, stderr } = spawnSync(
    "git",
    ["-c", "user.name=A", "-c", "user.email=a@b.test", ...words],
    { cwd: folder, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
}

describe("a pull request changes", () => {
  test.each([
    ["content/cities/tacoma.md", "false"],
    ["src/site/routes.ts", "true"],
  ])("%s, so code is %s", async (file, code) => {
    const folder = await temporaryFolder({ "README.md": "A" });
    git(folder, "init", "--initial-branch=main");
    git(folder, "add", ".");
    git(folder, "commit", "-m", "Begin");
    git(folder, "checkout", "-b", "change");
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), "B");
    git(folder, "add", ".");
    git(folder, "commit", "-m", "Change");
    git(folder, "checkout", "main");
    git(folder, "merge", "--no-ff", "change");
    const step = ["check.yml", "See whether the code changed"] as const;
    const { later } = await runStep(step, {}, {}, folder);
    expect(later).toBe(`code=${code}\n`);
  });
});

describe("the settings of a deployment", () => {
  const check = (DEPLOY_HOST: string, SITE_URL: string) =>
    runStep(["deploy.yml", "Check the settings"], { DEPLOY_HOST, SITE_URL });

  test.each(["cloudflare", "ssh"])("may be for %s", async (host) => {
    expect(await check(host, "https://movers.test")).toMatchObject({
      status: 0,
      output: "",
    });
  });

  test.each([
    ["heroku", "https://movers.test", 'DEPLOY_HOST is "heroku"'],
    ["ssh", "", "Set the repository variable SITE_URL"],
  ])("%s, %s are wrong", async (host, url, says) => {
    const { status, output } = await check(host, url);
    expect([status, output]).toEqual([1, expect.stringContaining(says)]);
  });
});

describe("a release on a machine", () => {
  test("takes the commit and the settings, and runs no value as a command", async () => {
    const machine = await temporaryFolder({ "a b/.keep": "" });
    const hostile = "https://movers.test/$(touch hacked)\"; touch hacked '";
    const { status, output, folder } = await runStep(
      ["deploy.yml", "Release on the machine"],
      {
        SSH_FOLDER: path.join(machine, "a b"),
        SSH_KEY: "the key",
        SSH_KNOWN_HOSTS: "movers.test ssh-ed25519 AAAA",
        SSH_RESTART: 'echo restarted >> "$LOG"',
        SSH_TARGET: "site@movers.test",
        SITE_URL: hostile,
        GITHUB_SHA: "c0ffee",
        GATSBY_QUOTE_ENDPOINT: "",
        CMS_GITHUB_REPO: "movers/website",
        CMS_GITHUB_BRANCH: "main",
        CMS_AUTH_SCOPE: "",
        LOG: path.join(machine, "log"),
      },
      {
        ssh: 'echo "ssh $*" >> "$LOG"; env -u SITE_URL "${@: -1}"',
        git: 'echo "git $*" >> "$LOG"',
        // Reads its input, as npm may: the script must not be lost by that.
        npm: 'cat > /dev/null; echo "npm $* for $SITE_URL in $PWD" >> "$LOG"',
      },
    );
    expect([status, output]).toEqual([0, ""]);
    const place = path.join(machine, "a b");
    const [ssh, ...done] = fs
      .readFileSync(path.join(machine, "log"), "utf8")
      .trim()
      .split("\n");
    expect(ssh).toMatch(/UserKnownHostsFile=\S+ .*site@movers\.test bash$/);
    expect(done).toEqual([
      "git fetch --quiet origin",
      "git checkout --quiet --detach c0ffee",
      `npm ci for ${hostile} in ${place}`,
      `npm run release for ${hostile} in ${place}`,
      "restarted",
    ]);
    expect(fs.statSync(path.join(folder, "key")).mode & 0o077).toBe(0);
    expect(fs.readdirSync(place)).toEqual([".keep"]);
  });
});

describe("Cloudflare gets", () => {
  const npx = 'echo "$*" >> "$GITHUB_OUTPUT"';

  test("the tables of the inbox before the site", async () => {
    const step = ["deploy.yml", "Deploy to Cloudflare"] as const;
    const { later } = await runStep(
      step,
      { GATSBY_QUOTE_ENDPOINT: "" },
      { npx },
    );
    expect(later).toBe(
      "wrangler d1 migrations apply quotes --remote\nwrangler deploy\n",
    );
  });

  test("no tables if requests go elsewhere", async () => {
    const step = ["deploy.yml", "Deploy to Cloudflare"] as const;
    const { later } = await runStep(
      step,
      { GATSBY_QUOTE_ENDPOINT: "https://automation.test" },
      { npx },
    );
    expect(later).toBe("wrangler deploy\n");
  });

  test("a preview, and says where it is", async () => {
    const output = path.join(await temporaryFolder(), "wrangler.json");
    const { later } = await runStep(
      ["preview.yml", "Upload to Cloudflare"],
      { ALIAS: "pr-12", WRANGLER_OUTPUT_FILE_PATH: output },
      {
        npx: `printf '%s\\n' '{"type":"wrangler-session"}' \
'{"type":"version-upload","preview_alias_url":"https://pr-12-site.workers.test"}' > "$WRANGLER_OUTPUT_FILE_PATH"`,
      },
    );
    expect(later).toBe("PREVIEW=https://pr-12-site.workers.test\n");
  });
});

describe("the editor hears of a preview", () => {
  const step = ["preview.yml", "Say where the preview is"] as const;
  const env = { GITHUB_REPOSITORY: "movers/website", COMMIT: "c0ffee" };
  const gh = 'printf "%s\\n" "$@" >> "$GITHUB_OUTPUT"';

  test("from the status of its commit", async () => {
    const PREVIEW = "https://pr-12.movers.test";
    const { later } = await runStep(step, { ...env, PREVIEW }, { gh });
    expect(later.split("\n")).toEqual(
      expect.arrayContaining([
        "repos/movers/website/statuses/c0ffee",
        "context=deploy/preview",
        "state=success",
        `target_url=${PREVIEW}`,
      ]),
    );
  });

  test("only if there is one", async () => {
    const { status, later } = await runStep(
      step,
      { ...env, PREVIEW: "null" },
      { gh },
    );
    expect([status, later]).toEqual([1, ""]);
  });
});

test("a deployment ends when the site answers with its commit", async () => {
  const { status, output } = await runStep(
    ["deploy.yml", "Wait until the site answers with this commit"],
    { SITE_URL: "https://movers.test", GITHUB_SHA: "c0ffee" },
    {
      curl: 'echo "$*" >> "$RUNNER_TEMP/asked"; [[ $(wc -l < "$RUNNER_TEMP/asked") -gt 2 ]] && echo \'{"commit":"c0ffee","day":"2026-01-01"}\'',
      sleep: ":",
    },
  );
  expect([status, output]).toEqual([0, ""]);
});
