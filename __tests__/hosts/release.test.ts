import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs/promises";
import path from "node:path";
import { waitForCondition } from "../support/localService";
import { createTemporaryFolder } from "../support/createTemporaryFolder";

/** Fake npm: installs tsx alone, and leaves the build to a file of the project. */
const npm = `#!/bin/sh -e
case "$1" in
  ci)
    test ! -e "$PROJECT/offline"
    echo "$@" >> "$PROJECT/installed"
    mkdir node_modules
    ln -s "${path.resolve("node_modules/tsx")}" node_modules/tsx ;;
  run) exec sh "./$\{2#--}.sh" "$@" ;;
esac`;

/** Fake rm, as in a folder with a file that only root can delete. */
const rm = `#!/bin/sh
case "$2" in *.unfinished-kept) echo "Permission denied" >&2; exit 1 ;; esac
exec /bin/rm "$@"`;

const build = `
mkdir -p public/static
cp pages/* public
cp pages/app.js public/app-$(cksum < pages/app.js | cut -d ' ' -f 1).js`;

/** Fake of the command that copies the inbox. */
const copyInbox = 'cp "$QUOTE_INBOX" "$6"';

const server = `
import fs from "node:fs";
import http from "node:http";
if (fs.existsSync("data/quotes.db")) fs.appendFileSync(process.env.QUOTE_INBOX, " tried");
const answer = ({ url }, response) => {
  const file = "public" + (url === "/" ? "/index" : url);
  response.writeHead(url === "/healthz" || fs.existsSync(file) ? 200 : 404).end();
};
const served = http.createServer(answer).listen(process.env.PORT, "127.0.0.1", () =>
  console.log("The site is at http://127.0.0.1:" + served.address().port));`;

let project: string;
const inProject = (name: string) => path.join(project, name);
const write = (name: string, text: string) =>
  fs.writeFile(inProject(name), text);

beforeEach(async () => {
  project = await createTemporaryFolder({
    ".dockerignore": await fs.readFile(".dockerignore"),
    Dockerfile: await fs.readFile("Dockerfile"),
    ".env": "SECRET=1",
    "package-lock.json": "{}",
    "pages/index": "",
    "pages/contact": "",
    "pages/sitemap": "",
    "pages/app.js": "1",
    "build.sh": build,
    "silent.sh": copyInbox,
    "src/hosts/server/main.ts": server,
    "bin/npm": npm,
    "bin/rm": rm,
  });
  await fs.chmod(inProject("bin/npm"), 0o755);
  await fs.chmod(inProject("bin/rm"), 0o755);
  for (const script of ["release.sh", "formerReleases.sh", "checkEnvFile.sh"])
    await fs.copyFile(`src/hosts/${script}`, inProject(`src/hosts/${script}`));
});

function start(...options: string[]) {
  const child = spawn("bash", ["src/hosts/release.sh", ...options], {
    cwd: project,
    detached: true,
    env: {
      PATH: `${inProject("bin")}:${process.env.PATH}`,
      PROJECT: project,
      SITE_URL: "https://www.mountain-movers.com",
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (output += text.toString()));
  const code = once(child, "close").then(([code]) => code as number | null);
  return { child, output: () => output, code };
}

/**
 * Makes a release.
 * @returns its folder, the current one
 */
async function release(): Promise<string> {
  const { code, output } = start();
  expect([await code, output()]).toEqual([
    0,
    expect.stringContaining("Released"),
  ]);
  return fs.realpath(inProject("releases/current"));
}

/** Creates a finished release without running the script. */
async function finishedRelease(): Promise<string> {
  const folder = inProject("releases/2026-11-20T08-00-00-000Z");
  await fs.mkdir(path.join(folder, "public"), { recursive: true });
  await fs.writeFile(path.join(folder, ".release"), "");
  await fs.writeFile(path.join(folder, "silent.sh"), copyInbox);
  await fs.symlink(path.basename(folder), inProject("releases/current"));
  return folder;
}

const entries = async () =>
  (await fs.readdir(inProject("releases"))).filter(
    (name) => name !== ".lock" && name !== ".packages",
  );

test("a release has no file with settings and no link out of the project", async () => {
  for (const name of [".env.production", ".env.save", "pages/.env.local"])
    await write(name, "SECRET=1");
  await fs.symlink("/etc/passwd", inProject("pages/accounts"));
  await fs.symlink("../../other", inProject("pages/other"));
  await fs.symlink("index", inProject("pages/start"));
  const { code, output } = start();
  expect(await code).toBe(0);
  for (const name of ["pages/accounts", "pages/other"])
    expect(output()).toContain(
      `leaves out a link that leads out of the project: ${name}\n`,
    );
  const files = await fs.readdir(inProject("releases/current/"), {
    recursive: true,
  });
  expect(files).toContain("pages/start");
  expect(
    files.filter((name) => /\.env|^pages\/(?:accounts|other)/.test(name)),
  ).toEqual([]);
});

test("a setting of the build must not be in .env.production alone", async () => {
  const settings = "export GATSBY_QUOTE_ENDPOINT=https://x\nSITE_URL=https://y";
  await write(".env.production", settings);
  const { code, output } = start();
  expect([await code, output()]).toEqual([
    1,
    expect.stringMatching(
      /^\.env\.production is left out.* build: GATSBY_QUOTE_ENDPOINT\. Set/,
    ),
  ]);
  expect(await fs.readdir(project)).not.toContain("releases");
});

test("a release has code, packages and the inbox; the same lock file reuses the packages", async () => {
  const first = await release();
  await fs.writeFile(path.join(first, "data/quotes.db"), "requests");
  const second = await release();
  expect((await fs.readdir(second)).sort()).toEqual(
    [".dockerignore", ".release", "Dockerfile", "bin", "build.sh", "data"]
      .concat(["node_modules"])
      .concat(["installed", "package-lock.json", "pages", "public"])
      .concat(["silent.sh", "src"])
      .sort(),
  );
  expect(await fs.readFile(inProject("installed"), "utf8")).toMatch(/^.*\n$/);
  // The trial used a copy, which is deleted by now.
  expect(await fs.readFile(inProject("data/quotes.db"), "utf8")).toBe(
    "requests",
  );
});

test("the current release, the newest other one and what isn't a release are kept", async () => {
  await release();
  const second = await release();
  const third = await release();
  await fs.mkdir(inProject("releases/backups"));
  // A space, on which a list of names would split.
  await fs.cp(second, `${third} copy`, { recursive: true });
  await fs.rm(inProject("releases/current"));
  await fs.symlink(path.basename(second), inProject("releases/current"));
  const fourth = await release();
  const remaining = [second, third, fourth].map((folder) =>
    path.basename(folder),
  );
  expect((await entries()).sort()).toEqual(
    [...remaining, `${remaining[1]} copy`, "backups", "current"].sort(),
  );
});

test("hashed files are kept until 30 days after they were replaced", async () => {
  const scripts = async (folder: string) =>
    (await fs.readdir(path.join(folder, "public"))).filter((name) =>
      name.startsWith("app-"),
    );
  const [one = ""] = await scripts(await release());
  await write("pages/app.js", "2");
  const second = await release();
  expect(await scripts(second)).toContain(one);
  const third = await release();
  expect(await scripts(third)).toContain(one);
  const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  for (const folder of [second, third])
    for (const name of await scripts(folder))
      await fs.utimes(path.join(folder, "public", name), old, old);
  const [two, ...others] = await scripts(await release());
  expect(others).toEqual([]);
  expect(two).not.toBe(one);
});

test.each([
  ["packages can't be installed", "offline", "", ""],
  [
    "the inbox can't be copied",
    "releases/current/silent.sh",
    "exit 1",
    "can't copy",
  ],
  ["the build fails", "build.sh", "exit 1", ""],
  [
    "the server doesn't start",
    "src/hosts/server/main.ts",
    "throw 1",
    "Node.js v",
  ],
  [
    "a page is missing",
    "build.sh",
    `${build}\nrm public/contact`,
    "/contact with: 404",
  ],
])("nothing changes if %s", async (_name, file, text, message) => {
  const current = await finishedRelease();
  await fs.mkdir(inProject("data"));
  await write("data/quotes.db", "requests");
  const before = await entries();
  await write(file, text);
  const { code, output } = start();
  expect(await code).toBe(1);
  expect(output()).toMatch(/Nothing is released: .* is as it was\n$/);
  expect(output()).toContain(message);
  expect(await entries()).toEqual(before);
  expect(await fs.realpath(inProject("releases/current"))).toBe(current);
});

test("packages that are installed are kept for the next release, if the content stops one", async () => {
  await write("build.sh", "exit 1");
  expect(await start().code).toBe(1);
  await write("build.sh", build);
  await release();
  expect(await fs.readFile(inProject("installed"), "utf8")).toMatch(/^.*\n$/);
});

test.each<[string, string, () => Promise<unknown>]>([
  [
    "a link that points nowhere",
    "one of\n2026-11-20T08-00-00-000Z\n",
    () => fs.symlink("2026-99", inProject("releases/current")),
  ],
  [
    "a folder in place of the link",
    "isn't a link",
    () => fs.mkdir(inProject("releases/current")),
  ],
])("%s is named, and nothing is touched", async (_what, message, change) => {
  await finishedRelease();
  await fs.mkdir(inProject("releases/.unfinished-before"));
  await fs.rm(inProject("releases/current"));
  await change();
  const before = await entries();
  const { code, output } = start();
  expect(await code).toBe(1);
  expect(output()).toContain(message);
  expect(await entries()).toEqual(before);
});

test("--not-ready tells the build, and what can't be deleted keeps no release from being made", async () => {
  await write("build.sh", `test "$NOT_READY" = true\n${build}`);
  await fs.mkdir(inProject("releases/.unfinished-kept"), { recursive: true });
  const { code, output } = start("--not-ready");
  expect(await code).toBe(0);
  expect(output()).toContain("delete them by hand");
});

test("a release that can't be made current is deleted again", async () => {
  await write("build.sh", `${build}\nmkdir "$PROJECT/releases/current"`);
  const { code, output } = start();
  expect(await code).toBe(1);
  expect(output()).toContain("Nothing is released");
  expect(await entries()).toEqual(["current"]);
});

test("a release that is ended deletes what it made, once all that it started has ended", async () => {
  await write("build.sh", "echo building; while :; do touch public; done");
  const { child, code, output } = start();
  await waitForCondition(() => output().includes("building"));
  child.kill("SIGTERM");
  await code;
  expect(await entries()).toEqual([]);
});

test("one release is made at a time, and the next deletes what a killed one has left", async () => {
  const current = await finishedRelease();
  const endless =
    'echo building; until [ -e "$PROJECT/end" ]; do sleep 0.1; done';
  await write("build.sh", endless);
  const killed = start();
  await waitForCondition(() => killed.output().includes("building"));
  const second = start();
  expect(await second.code).toBe(1);
  expect(second.output()).toContain("Another release is being made");
  process.kill(-killed.child.pid!, "SIGKILL");
  expect(await fs.realpath(inProject("releases/current"))).toBe(current);
  await write("build.sh", build);
  // Its child process goes on, and holds the lock until it ends.
  await write("end", "");
  await killed.code;
  await waitForCondition(async () => (await start().code) === 0);
  expect(await entries()).toHaveLength(3);
});
