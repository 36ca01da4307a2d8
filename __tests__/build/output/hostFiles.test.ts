import fs from "node:fs/promises";
import path from "node:path";
import {
  headersFile,
  redirectsFile,
  removeBuildFiles,
  writeHostFiles,
} from "../../../src/build/output/hostFiles";
import type { HeaderRule } from "../../../src/site/headers";
import { temporaryFolder } from "../../support/temporaryFolder";

test("_headers has a block for each rule", () => {
  const rules: HeaderRule[] = [
    { path: "/*", headers: { "X-Content-Type-Options": "nosniff", A: "b; c" } },
    { path: "/static/*", headers: { "Cache-Control": "immutable" } },
  ];
  expect(headersFile(rules)).toBe(
    "/*\n  X-Content-Type-Options: nosniff\n  A: b; c\n/static/*\n  Cache-Control: immutable\n",
  );
});

test("_redirects has a permanent redirect on each line", () => {
  expect(redirectsFile({ "/quote": "/contact", "/home": "/" })).toBe(
    "/quote /contact 301\n/home / 301\n",
  );
});

test("files that only the build needs are removed, at any depth", async () => {
  const kept = { "app.js": "", "static/a.avif": "", "b/.well-known/c.txt": "" };
  const folder = await temporaryFolder({
    ...kept,
    "app.js.map": "",
    "static/a.css.map": "",
    "chunk-map.json.br": "",
    ".cache/deep/data.json": "",
  });
  await removeBuildFiles(folder);
  const left = await fs.readdir(folder, { recursive: true });
  expect(left.sort()).toEqual(
    [...Object.keys(kept), "static", "b", "b/.well-known"]
      .map((file) => path.normalize(file))
      .sort(),
  );
});

test("Cloudflare learns what not to publish, and servers the redirects", async () => {
  const folder = await temporaryFolder();
  await writeHostFiles(folder, [], { "/quote": "/contact" });
  const read = (file: string) => fs.readFile(path.join(folder, file), "utf8");
  expect((await read(".assetsignore")).split("\n")).toContain("headers.json");
  expect(JSON.parse(await read("redirects.json"))).toEqual({
    "/quote": "/contact",
  });
});
