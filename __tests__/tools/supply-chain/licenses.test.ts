import fs from "node:fs";
import {
  allowedLicenses,
  forbiddenLicenses,
  licenseExceptions,
} from "../../../src/tools/supply-chain/licenses";
import { listLicenses } from "../../../src/tools/supply-chain/listLicensesCommand";
import { lockedPackages } from "../../../src/tools/supply-chain/lockedPackages";
import { inProject } from "../../support/inProject";
import { runScript } from "../../support/runScript";
import { temporaryFolder } from "../../support/temporaryFolder";

const shipped = lockedPackages(
  fs.readFileSync("package-lock.json", "utf8"),
).filter(({ dev }) => !dev);

const lockfile = (license: string | undefined, dev = false) =>
  JSON.stringify({
    packages: {
      "": { name: "project" },
      "node_modules/@scope/tool": { version: "1.0.0", license, dev },
      "node_modules/react": { version: "19.0.0", license: "MIT" },
    },
  });

test("every package that builds or serves the site has an allowed license", () => {
  expect(forbiddenLicenses(shipped)).toEqual([]);
});

test("every allowed license and exception is in use", () => {
  const licenses = shipped.map(({ license }) => license);
  for (const license of allowedLicenses) expect(licenses).toContain(license);
  for (const { packages } of licenseExceptions)
    expect(shipped.filter(({ name }) => packages.test(name))).not.toHaveLength(
      0,
    );
});

test.each([
  ["GPL-3.0-only", "@scope/tool@1.0.0: GPL-3.0-only"],
  ["(MIT OR GPL-3.0)", "@scope/tool@1.0.0: (MIT OR GPL-3.0)"],
  [undefined, "@scope/tool@1.0.0: no license stated"],
])("license %s is not allowed", (license, fault) => {
  expect(forbiddenLicenses(lockedPackages(lockfile(license)))).toEqual([fault]);
});

test("an exception applies only to its package and license", () => {
  const axe = { folder: "node_modules/axe-core", version: "4.0.0" };
  expect(
    forbiddenLicenses([
      { ...axe, name: "axe-core", license: "MPL-2.0" },
      { ...axe, name: "axe-core", license: "GPL-3.0-only" },
      { ...axe, name: "other", license: "MPL-2.0" },
    ]),
  ).toEqual(["axe-core@4.0.0: GPL-3.0-only", "other@4.0.0: MPL-2.0"]);
});

const project = (text: string) =>
  temporaryFolder({ "package-lock.json": text });

test("the list groups the packages that build and serve the site by license", async () => {
  const folder = await project(lockfile("ISC"));
  expect(runScript("tools/supply-chain/listLicenses.ts", folder)).toEqual({
    code: 0,
    output: "ISC\n  @scope/tool@1.0.0\nMIT\n  react@19.0.0\n",
    errors: "",
  });
});

test("it omits development dependencies", async () => {
  const folder = await project(lockfile("GPL-3.0-only", true));
  expect(await inProject(listLicenses)(folder)).toMatchObject({
    code: 0,
    output: "MIT\n  react@19.0.0\n",
  });
});

test("it fails if a license is not allowed", async () => {
  const folder = await project(lockfile("GPL-3.0-only"));
  expect(await inProject(listLicenses)(folder)).toMatchObject({
    code: 1,
    errors: expect.stringContaining(
      "@scope/tool@1.0.0: GPL-3.0-only",
    ) as string,
  });
});
