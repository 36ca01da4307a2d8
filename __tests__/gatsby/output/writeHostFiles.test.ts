import fs from "node:fs/promises";
import path from "node:path";
import { removeBuildFiles } from "../../../src/gatsby/output/writeHostFiles";
import { createTemporaryFolder } from "../../support/createTemporaryFolder";

test("files that only the build needs are removed, at any depth", async () => {
  const expectedFiles = {
    "app.js": "",
    "static/a.avif": "",
    "b/.well-known/c.txt": "",
  };
  const folder = await createTemporaryFolder({
    ...expectedFiles,
    "app.js.map": "",
    "static/a.css.map": "",
    "chunk-map.json.br": "",
    ".cache/deep/data.json": "",
  });
  await removeBuildFiles(folder);
  const left = await fs.readdir(folder, { recursive: true });
  expect(left.sort()).toEqual(
    [...Object.keys(expectedFiles), "static", "b", "b/.well-known"]
      .map((file) => path.normalize(file))
      .sort(),
  );
});
