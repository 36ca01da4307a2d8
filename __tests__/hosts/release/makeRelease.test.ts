import fs from "node:fs/promises";
import path from "node:path";
import { makeRelease } from "../../../src/hosts/release/makeRelease";
import { withLock } from "../../../src/hosts/release/withLock";
import { headerRules } from "../../../src/site/headers";
import { temporaryFolder } from "../../support/temporaryFolder";

const day = 24 * 60 * 60 * 1000;
const begin = Date.parse("2026-11-20T08:00:00Z");

const script = (letter: string) => `app-${letter.repeat(8)}.js`;

const site = (letter: string) => ({
  "index.html": `<h1>Home ${letter}</h1><script src="/${script(letter)}"></script>`,
  [script(letter)]: letter,
  [`${script(letter)}.br`]: letter,
  "headers.json": JSON.stringify(headerRules(["/"], "default-src 'self'")),
});

let project: string;
const releases = () => path.join(project, "releases");

/** Releases a site, with packages of its own. */
async function release(
  now: number,
  files: Readonly<Record<string, string>> = site("a"),
  isReady?: () => Promise<void>,
) {
  const name = new Date(now).toISOString().replace(/[:.]/g, "-");
  const folder = path.join(releases(), name);
  await fs.mkdir(path.join(folder, "public"), { recursive: true });
  for (const [name, text] of Object.entries(files))
    await fs.writeFile(path.join(folder, "public", name), text);
  const packages = path.join(".packages", name, "node_modules");
  await fs.mkdir(path.join(releases(), packages), { recursive: true });
  await fs.symlink(`../${packages}`, path.join(folder, "node_modules"));
  const options = { release: folder, releases: releases(), now };
  return makeRelease(options, isReady);
}

const current = async () =>
  (await fs.readdir(path.join(releases(), "current/public"))).sort();
const home = () =>
  fs.readFile(path.join(releases(), "current/public/index.html"), "utf8");
const entries = async () => (await fs.readdir(releases())).sort();

beforeEach(async () => {
  project = await temporaryFolder();
  await fs.mkdir(releases());
});

test("a release replaces the one before, and keeps its scripts for 30 days", async () => {
  expect(await release(begin)).toBe(0);
  const withOld = { ...site("c"), "old.html": "<h1>Old</h1>" };
  expect(await release(begin + day, withOld)).toBe(2);
  expect(await home()).toContain("Home c");
  await release(begin + 31 * day, site("d"));
  expect(await current()).toEqual(
    [
      ...["a", "c", "d"].flatMap((own) => [script(own), `${script(own)}.br`]),
      "headers.json",
      "index.html",
    ].sort(),
  );
  await release(begin + 31 * day + 1, site("d"));
  expect(await current()).not.toContain(script("a"));
  expect(await current()).toContain(`${script("c")}.br`);
});

test("the release before is kept with its packages, also after going back to it, and nothing else", async () => {
  await release(begin);
  await release(begin + day);
  const link = path.join(releases(), "current");
  await fs.rm(link);
  await fs.symlink("2026-11-20T08-00-00-000Z", link);
  await release(begin + 2 * day);
  const kept = ["2026-11-20T08-00-00-000Z", "2026-11-22T08-00-00-000Z"];
  expect(await entries()).toEqual([".packages", ...kept, "current"]);
  const packages = await fs.readdir(path.join(releases(), ".packages"));
  expect(packages.sort()).toEqual(kept);
});

test("the release before stays current if the new one isn't ready", async () => {
  await release(begin);
  const failing = () => Promise.reject(new Error("It doesn't start"));
  await expect(release(begin + day, site("c"), failing)).rejects.toThrow(
    "It doesn't start",
  );
  expect(await home()).toContain("Home a");
});

test("only one release is made at a time", async () => {
  let end = () => {};
  const first = withLock(
    releases(),
    () => new Promise<void>((resolve) => (end = resolve)),
  );
  await expect(withLock(releases(), () => release(begin))).rejects.toThrow(
    "Another release is being made",
  );
  end();
  await first;
  await withLock(releases(), () => release(begin));
  expect(await home()).toContain("Home a");
});
