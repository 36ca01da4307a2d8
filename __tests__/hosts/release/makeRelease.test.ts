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
const release = (now: number) =>
  makeRelease({
    built: path.join(project, "public"),
    releases: releases(),
    now,
  });

/** Builds the site anew, as `npm run build` does. */
async function build(files: Readonly<Record<string, string>>) {
  const folder = path.join(project, "public");
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder);
  for (const [name, text] of Object.entries(files))
    await fs.writeFile(path.join(folder, name), text);
}

const current = async () =>
  (await fs.readdir(path.join(releases(), "current"))).sort();
const home = () =>
  fs.readFile(path.join(releases(), "current/index.html"), "utf8");
const entries = async () => (await fs.readdir(releases())).sort();

beforeEach(async () => {
  project = await temporaryFolder();
  await fs.mkdir(releases());
  await build(site("a"));
});
afterEach(() => jest.restoreAllMocks());

test("a release replaces the one before, and keeps its scripts for 30 days", async () => {
  expect(await release(begin)).toMatchObject({ files: 4, former: 0 });
  await build({ ...site("c"), "old.html": "<h1>Old</h1>" });
  expect((await release(begin + day)).former).toBe(2);
  expect(await home()).toContain("Home c");
  await build(site("d"));
  await release(begin + 31 * day);
  expect(await current()).toEqual(
    [
      ".former.json",
      ...["a", "c", "d"].flatMap((own) => [script(own), `${script(own)}.br`]),
      "headers.json",
      "index.html",
    ].sort(),
  );
  await release(begin + 31 * day + 1);
  expect(await current()).not.toContain(script("a"));
  expect(await current()).toContain(`${script("c")}.br`);
});

test("the release before is kept, also after going back to it, and nothing else", async () => {
  await release(begin);
  await release(begin + day);
  const link = path.join(releases(), "current");
  await fs.rm(link);
  await fs.symlink("2026-11-20T08-00-00-000Z", link);
  await fs.mkdir(path.join(releases(), ".next"));
  await release(begin + 2 * day);
  expect(await entries()).toEqual([
    "2026-11-20T08-00-00-000Z",
    "2026-11-22T08-00-00-000Z",
    "current",
  ]);
});

describe("nothing changes and nothing is left behind", () => {
  const expectUnchanged = async (failure: RegExp) => {
    await expect(release(begin + day)).rejects.toThrow(failure);
    expect(await home()).toContain("Home a");
    expect(await entries()).toEqual(["2026-11-20T08-00-00-000Z", "current"]);
  };
  beforeEach(async () => {
    await release(begin);
    await build(site("c"));
  });

  test("when the disk is full", async () => {
    jest
      .spyOn(fs, "statfs")
      .mockResolvedValue({ bavail: 10, bsize: 4096 } as never);
    await expectUnchanged(/is full: free 50 MB, then release again/);
  });

  test("when the build changes meanwhile", async () => {
    const { copyFile } = fs;
    jest.spyOn(fs, "copyFile").mockImplementation(async (from, to) => {
      await copyFile(from, to);
      await fs.rm(path.join(releases(), ".next", script("c")), { force: true });
    });
    await expectUnchanged(/\/app-cccccccc\.js changed while it was copied/);
  });
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
