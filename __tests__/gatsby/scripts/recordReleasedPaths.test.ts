import fs from "node:fs/promises";
import path from "node:path";
import { runScript } from "../../support/runScript";
import { createTemporaryFolder } from "../../support/createTemporaryFolder";

const list = "src/site/releasedPaths.json";

/** Runs the command on a built site, and returns the recorded list. */
async function run(files: readonly string[]) {
  const folder = await createTemporaryFolder({
    [list]: '["/", "/gone"]',
    ...Object.fromEntries(files.map((file) => [`public/${file}`, ""])),
  });
  const result = runScript("gatsby/scripts/recordReleasedPaths.ts", folder);
  const text = await fs.readFile(path.join(folder, list), "utf8");
  return { ...result, paths: JSON.parse(text) as unknown };
}

test("paths of built pages are added, and those of former pages stay", async () => {
  expect(
    await run([
      "index.html",
      "404/index.html",
      "blog/index.html",
      "blog/moving/index.html",
      "page-data/index/page-data.json",
    ]),
  ).toEqual({
    code: 0,
    output: `${list}: 4 paths, 2 of them new\n`,
    errors: "",
    paths: ["/", "/blog", "/blog/moving", "/gone"],
  });
});

test("without a build it changes nothing and says what to do", async () => {
  expect(await run([])).toEqual({
    code: 1,
    output: "",
    errors: 'public holds no built site: run "npm run build" first\n',
    paths: ["/", "/gone"],
  });
});
