import fs from "node:fs/promises";
import path from "node:path";
import { writeLicenseNotices } from "../../../src/build/output/licenseNotices";
import { temporaryFolder } from "../../support/temporaryFolder";

async function noticesOf(packages: readonly string[]): Promise<string> {
  const folder = await temporaryFolder();
  await writeLicenseNotices(folder, packages);
  return fs.readFile(path.join(folder, "licenses.txt"), "utf8");
}

test("a bundled package has its license in full", async () => {
  const text = await noticesOf(["node_modules/react"]);
  expect(text).toMatch(/^react\n\nMIT\n\nMIT License\n\nCopyright \(c\) Meta/);
  expect(text.match(/^react$/gm)).toHaveLength(1);
});

test("a package without a license file has its license, author and homepage", async () => {
  expect(await noticesOf(["node_modules/formik"])).toMatch(
    /^formik\n\nApache-2\.0\n\nJared Palmer .*\nhttps:\/\/formik\.org$/m,
  );
});

test("the font's license is always included", async () => {
  expect(await noticesOf([])).toMatch(/^Jost\n\nCopyright 2020 The Jost/);
});
