import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs/promises";
import path from "node:path";
import { until } from "../../support/localService";
import { temporaryFolder } from "../../support/temporaryFolder";

/** Stands for npm: installs this project's packages, unless there is a file `offline`. */
const npm = `#!/bin/sh
echo "$@" >> "$PROJECT/installed"
test ! -e "$PROJECT/offline" && ln -s "${path.resolve("node_modules")}" node_modules`;

/** Stands for the build and the switch. */
const switchTo = `
  import fs from "node:fs";
  fs.rmSync("../current", { force: true });
  fs.symlinkSync(process.cwd(), "../current");`;
const neverEnding = `
  console.log("building", process.pid);
  setInterval(() => {}, 1000);`;

let project: string;
const inProject = (name: string) => path.join(project, name);

beforeEach(async () => {
  project = await temporaryFolder({
    "package.json": "{}",
    "package-lock.json": "{}",
    ".npmrc": "",
    "bin/npm": npm,
    "src/hosts/release/release.ts": switchTo,
    "node_modules/tsx/package.json": "{}",
  });
  await fs.chmod(inProject("bin/npm"), 0o755);
});

function start() {
  const child = spawn(
    process.execPath,
    [path.resolve("src/hosts/release/start.mjs")],
    {
      cwd: project,
      env: {
        PATH: `${inProject("bin")}:${process.env.PATH}`,
        PROJECT: project,
      },
    },
  );
  let output = "";
  child.stdout.on("data", (text: Buffer) => (output += text.toString()));
  const code = once(child, "close").then(([code]) => code as number | null);
  return { child, output: () => output, code };
}

const current = () => fs.realpath(inProject("releases/current"));
const installations = async () =>
  (await fs.readFile(inProject("installed"), "utf8")).trim().split("\n").length;

test("a release has code, packages and the inbox; the same lock file reuses the packages", async () => {
  expect(await start().code).toBe(0);
  const first = await current();
  await fs.writeFile(path.join(first, "data/quotes.db"), "requests");
  expect(await start().code).toBe(0);
  expect(await installations()).toBe(1);
  const second = await current();
  expect(second).not.toBe(first);
  expect(await fs.readdir(second)).toEqual(
    expect.arrayContaining(["data", "node_modules", "package.json", "src"]),
  );
  expect(await fs.readdir(inProject("data"))).toEqual(["quotes.db"]);
});

test("nothing changes if packages can't be installed", async () => {
  expect(await start().code).toBe(0);
  const entries = await fs.readdir(inProject("releases"), { recursive: true });
  await fs.writeFile(inProject("package-lock.json"), '{"version":2}');
  await fs.writeFile(inProject("offline"), "");
  expect(await start().code).toBe(1);
  expect(await installations()).toBe(2);
  expect(await fs.readdir(inProject("releases"), { recursive: true })).toEqual(
    entries,
  );
});

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

test.each(["SIGTERM", "SIGHUP", "SIGKILL"] as const)(
  "%s of a release ends its build",
  async (signal) => {
    const file = inProject("src/hosts/release/release.ts");
    await fs.writeFile(file, neverEnding);
    const { child, output } = start();
    await until(() => output().includes("building"));
    const build = Number(/building (\d+)/.exec(output())?.[1]);
    expect(isRunning(build)).toBe(true);
    child.kill(signal);
    await until(() => !isRunning(build));
  },
);
