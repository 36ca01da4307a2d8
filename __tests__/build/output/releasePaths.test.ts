import fs from "node:fs/promises";
import path from "node:path";
import { releasePaths } from "../../../src/build/output/releasePathsCommand";
import { inProject } from "../../support/inProject";
import { runScript } from "../../support/runScript";
import { temporaryFolder } from "../../support/temporaryFolder";

const list = "src/site/releasedPaths.json";

const project = (files: Readonly<Record<string, string>>) =>
  temporaryFolder({ [list]: '["/", "/gone"]', ...files });

const knownIn = async (folder: string) =>
  JSON.parse(await fs.readFile(path.join(folder, list), "utf8")) as unknown;

const built = {
  "public/index.html": "",
  "public/404/index.html": "",
  "public/404.html": "",
  "public/blog/index.html": "",
  "public/blog/moving/index.html": "",
  "public/page-data/index/page-data.json": "",
};

test("paths of built pages are added, and those of former pages stay", async () => {
  const folder = await project(built);
  expect(runScript("build/output/releasePaths.ts", folder)).toEqual({
    code: 0,
    output: "src/site/releasedPaths.json: 4 paths, 2 of them new\n",
    errors: "",
  });
  expect(await knownIn(folder)).toEqual([
    "/",
    "/blog",
    "/blog/moving",
    "/gone",
  ]);
});

test("without a build it changes nothing and says what to do", async () => {
  const folder = await project({});
  expect(await inProject(releasePaths)(folder)).toEqual({
    code: 1,
    output: "",
    errors: 'public holds no built site: run "npm run build" first\n',
  });
  expect(await knownIn(folder)).toEqual(["/", "/gone"]);
});

test("--help explains the command and changes nothing", async () => {
  const folder = await project(built);
  const { output } = await inProject(releasePaths)(folder, ["--help"]);
  expect(output).toContain("npm run release-paths");
  expect(await knownIn(folder)).toEqual(["/", "/gone"]);
});
