import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import type { Code, Root } from "mdast";
import remark from "remark";
import visit from "unist-util-visit";
import { companySettingsFile } from "../../src/content/model/contentTypes/company";
import { editedFixtureFile } from "../support/fixtureFiles";
import { createContentProject } from "../support/createContentProject";
import { readInbox } from "../support/readQuotes";
import { createTemporaryFolder } from "../support/createTemporaryFolder";

/** Fakes of the machine's programs and the network. */
const standIns = {
  sudo: 'while [ "$1" = -u ]; do shift 2; done; HOME="$ROOT/srv/website" exec "$@"',
  "ssh-keygen": `for last; do :; done
    mkdir -p "$(dirname "$last")" && echo key > "$last" && echo key > "$last.pub"`,
  git: '[ "$1" != clone ] || { cp -r . "$3" && rm "$3/node_modules"; }',
  // Links this project's packages, and builds a small site.
  npm: `case "$*" in
    ci*) ln -sfn "${path.resolve("node_modules")}" node_modules ;;
    "run build") cp -r built public ;;
    "run wrangler"*) ;;
    *) exec "$NPM" "$@" ;;
    esac`,
  ...Object.fromEntries(
    ["apt", "useradd", "systemctl", "docker", "scp", "ssh-keyscan"].map(
      (name) => [name, ""],
    ),
  ),
};

const builtSite = {
  "index.html": "<h1>Home</h1>",
  "contact/index.html": "",
  "sitemap/index.html": "",
  "app-1.js": "",
  "headers.json": "[]",
  "redirects.json": "{}",
  "company.json": '{"name":"Movers","shortName":"M","phone":"555-0100"}',
};

async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
  mode = 0o644,
) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text, { mode });
  }
}

/** The blocks of docs/hosting.md without a language: commands, and files. */
async function blocksOfHosting(): Promise<string[]> {
  const blocks: string[] = [];
  const text = await fs.readFile("docs/hosting.md", "utf8");
  visit(remark().parse(text) as Root, "code", ({ lang, value }: Code) => {
    if (!lang) blocks.push(value);
  });
  return blocks;
}

/** Commands of systemd units. */
async function commandsOfUnits(): Promise<string[]> {
  const text = await fs.readFile("docs/hosting.md", "utf8");
  return Array.from(
    text.matchAll(/^ExecStart=(.*(?:backup|find).*)$/gm),
    ([, line = ""]) => line.replaceAll("%%", "%"),
  );
}

const isCommands = (block: string) => /^(?:sudo|npm|ssh|docker)/.test(block);

test("the commands of docs/hosting.md run in their order, on a machine with stand-ins", async () => {
  const project = await createContentProject(
    editedFixtureFile(companySettingsFile, {
      utcPermit: "THG012345",
      street: "12 Alder Street",
    }),
  );
  const root = await createTemporaryFolder();
  const home = path.join(root, "srv/website");
  await writeFiles(path.join(project, "built"), builtSite);
  await writeFiles(
    path.join(root, "bin"),
    Object.fromEntries(
      Object.entries(standIns).map(([name, text]) => [
        name,
        `#!/bin/sh\n${text}\n`,
      ]),
    ),
    0o755,
  );
  for (const name of [
    "package.json",
    "package-lock.json",
    ".npmrc",
    ".dockerignore",
    "src",
  ])
    await fs.cp(name, path.join(project, name), { recursive: true });
  // The fixture content lacks the live site's pages.
  await writeFiles(project, { "src/site/releasedPaths.json": "[]" });
  const env = {
    // Without npm's additions, which include this project's tools.
    PATH: [path.join(root, "bin"), path.dirname(process.execPath)]
      .concat("/usr/local/bin", "/usr/bin", "/bin")
      .join(":"),
    HOME: project,
    ROOT: root,
    npm_config_update_notifier: "false",
    NPM: execFileSync("which", ["npm"], { encoding: "utf8" }).trim(),
  };
  const placed = (text: string) =>
    text
      .replaceAll("/srv/website", home)
      .replaceAll("/etc/", `${root}/etc/`)
      .replaceAll("example.com", "mountain-movers.com");
  const failed: unknown[] = [];
  const outputs: string[] = [];
  function run(line: string, folder = project) {
    const { status, stdout, stderr } = spawnSync("bash", ["-c", line], {
      cwd: folder,
      env,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
    outputs.push(stdout);
    if (status !== 0) failed.push({ line, status, stdout, stderr });
  }

  run("npm ci");
  const current = path.join(home, "site/releases/current");
  const backups = path.join(home, "backups");
  for (const block of (await blocksOfHosting()).map(placed)) {
    if (block.startsWith("SITE_URL="))
      await writeFiles(root, { "etc/website.env": block });
    if (block.startsWith("#!"))
      await writeFiles(root, { "bin/quotes": block }, 0o755);
    if (block.includes("quotes check")) {
      // The first request creates the inbox.
      await readInbox(path.join(home, "site/data/quotes.db"));
      await fs.mkdir(backups);
      for (const line of await commandsOfUnits()) run(placed(line), current);
    }
    if (!isCommands(block)) continue;
    for (const line of block.split("\n")) {
      const release = await fs.readlink(current).catch(() => "");
      const [backup = ""] = await fs.readdir(backups).catch(() => []);
      run(
        line
          .replace("2026-11-20T08-00-00-000Z", release)
          .replace("2026-11-20-000000.db", backup),
      );
    }
  }

  // The launch check lists the remaining placeholders.
  const [check, ...others] = failed as { line: string; stdout: string }[];
  expect(others).toEqual([]);
  expect(check?.line).toContain("launch-check");
  expect(check?.stdout).toContain("things left to do");
  expect(check?.stdout).not.toMatch(/SITE_URL|QUOTE_MAIL_TO/);
  expect(outputs.join("").match(/^Released /gm)).toHaveLength(2);
  expect(
    await fs.readFile(path.join(home, ".ssh/authorized_keys"), "utf8"),
  ).toBe("restrict key\n");
  expect(await fs.readdir(path.join(home, "damaged"))).toContain("quotes.db");
});
