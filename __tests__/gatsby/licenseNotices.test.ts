import fs from "node:fs/promises";
import path from "node:path";
import { writeLicenseNotices } from "../../src/gatsby/licenseNotices";
import { temporaryFolder } from "../support/temporaryFolder";

async function noticesOf(sources: readonly string[]): Promise<string> {
  const folder = await temporaryFolder({
    "app-1.js.map": JSON.stringify({
      sources: sources.map((source) => `webpack://site/${source}`),
    }),
    "app-1.js": "",
  });
  await writeLicenseNotices(folder);
  return fs.readFile(path.join(folder, "licenses.txt"), "utf8");
}

test("a package in a script has its license in full, once", async () => {
  const text = await noticesOf([
    "./node_modules/react/index.js",
    "./node_modules/react/jsx-runtime.js",
    "./src/components/Card.tsx",
  ]);
  expect(text).toMatch(/^react\n\nMIT\n\nMIT License\n\nCopyright \(c\) Meta/);
  expect(text.match(/^react$/gm)).toHaveLength(1);
});

test("one without a license file has its license, author and address", async () => {
  expect(await noticesOf(["./node_modules/formik/dist/formik.esm.js"])).toMatch(
    /^formik\n\nApache-2\.0\n\nJared Palmer .*\nhttps:\/\/formik\.org$/m,
  );
});

test("packages of a scope and inside others are found", async () => {
  const text = await noticesOf([
    "../../elsewhere/node_modules/@babel/runtime/helpers/extends.js",
    "./node_modules/gatsby/node_modules/eslint/lib/api.js",
  ]);
  expect(text).toMatch(/^@babel\/runtime$/m);
  expect(text).toMatch(/^eslint$/m);
  expect(text).not.toMatch(/^gatsby$/m);
});

test("what Gatsby copies into the page is Gatsby's", async () => {
  expect(await noticesOf(["./.cache/loader.js"])).toMatch(/^gatsby\n\nMIT\n/);
});

test("the font's license is always there", async () => {
  expect(await noticesOf([])).toMatch(/^Jost\n\nCopyright 2020 The Jost/);
});
