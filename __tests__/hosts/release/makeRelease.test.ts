import fs from "node:fs/promises";
import path from "node:path";
import { makeRelease } from "../../../src/hosts/release/makeRelease";
import { headerRules } from "../../../src/site/headers";
import { temporaryFolder } from "../../support/temporaryFolder";

const day = 24 * 60 * 60 * 1000;
const begin = Date.parse("2026-11-20T08:00:00Z");

const script = (letter: string) => `app-${letter.repeat(8)}.js`;

/** A site whose page loads a script, which loads another one. */
const site = (own: string, loaded: string) => ({
  "index.html": `<h1>Home ${own}</h1><script src="/${script(own)}"></script>`,
  [script(own)]: `load("${loaded.repeat(8)}")`,
  [`${script(own)}.br`]: "",
  [`chunk-${loaded.repeat(8)}.js`]: "",
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

/** Writes built files. Like Gatsby, it leaves those of earlier builds in place. */
async function build(files: Readonly<Record<string, string>>) {
  await fs.mkdir(path.join(project, "public"), { recursive: true });
  for (const [name, text] of Object.entries(files))
    await fs.writeFile(path.join(project, "public", name), text);
}

const current = async () =>
  (await fs.readdir(path.join(releases(), "current"))).sort();
const home = () =>
  fs.readFile(path.join(releases(), "current/index.html"), "utf8");

beforeEach(async () => {
  project = await temporaryFolder();
  await build(site("a", "b"));
});

test("the first release has the built files", async () => {
  const { files, former } = await release(begin);
  expect({ files, former }).toEqual({ files: 5, former: 0 });
  expect(await current()).toEqual([
    ".former.json",
    script("a"),
    `${script("a")}.br`,
    `chunk-${"b".repeat(8)}.js`,
    "headers.json",
    "index.html",
  ]);
});

test("the next release replaces it and keeps its scripts for 30 days", async () => {
  await release(begin);
  await build(site("c", "d"));
  expect((await release(begin + day)).former).toBe(2);
  expect(await home()).toContain("Home c");
  expect(await current()).toContain(script("a"));
  await release(begin + 31 * day);
  expect(await current()).toContain(`${script("a")}.br`);
  await release(begin + 31 * day + 1);
  const files = await current();
  expect(files).not.toContain(script("a"));
  expect(files).not.toContain(`${script("a")}.br`);
  expect(files).not.toContain(`chunk-${"b".repeat(8)}.js`);
  expect(files).toContain(`chunk-${"d".repeat(8)}.js`);
});

test("a file that is built again is no longer an earlier release's", async () => {
  await release(begin);
  await build(site("c", "d"));
  await release(begin + day);
  await build(site("a", "b"));
  await release(begin + 20 * day);
  expect(await home()).toContain("Home a");
  await release(begin + 40 * day);
  expect(await current()).toContain(script("a"));
});

test("a removed page is not kept", async () => {
  await build({ "old.html": "<h1>Old</h1>" });
  await release(begin);
  await fs.rm(path.join(project, "public/old.html"));
  await release(begin + day);
  expect(await current()).not.toContain("old.html");
});

test("only the previous release is kept", async () => {
  for (const days of [0, 1, 2]) await release(begin + days * day);
  expect((await fs.readdir(releases())).sort()).toEqual([
    "2026-11-21T08-00-00-000Z",
    "2026-11-22T08-00-00-000Z",
    "current",
  ]);
});

test("after a rollback, the restored release is kept", async () => {
  await release(begin);
  await release(begin + day);
  const link = path.join(releases(), "current");
  await fs.rm(link);
  await fs.symlink("2026-11-20T08-00-00-000Z", link);
  await release(begin + 2 * day);
  expect((await fs.readdir(releases())).sort()).toEqual([
    "2026-11-20T08-00-00-000Z",
    "2026-11-22T08-00-00-000Z",
    "current",
  ]);
});

test("text that looks like a malformed path is ignored", async () => {
  await build({ "words.html": "<p>See /static/100%-off</p>" });
  expect((await release(begin)).files).toBe(6);
});

test.each([
  ["with a broken link", { "index.html": '<a href="/nowhere">Go</a>' }],
  ["without valid header rules", { "headers.json": "{" }],
])("a site %s is not released, and nothing changes", async (_what, files) => {
  await release(begin);
  await build(files);
  await expect(release(begin + day)).rejects.toThrow(
    /broken links|can't be read/,
  );
  expect(await home()).toContain("Home a");
  expect(await fs.readdir(releases())).toHaveLength(2);
});
