import fs from "node:fs";
import path from "node:path";
import {
  advisoryFaults,
  explainedAdvisories,
  reportedAdvisories,
} from "../../../src/tools/supply-chain/advisories";
import { audit } from "../../../src/tools/supply-chain/auditCommand";
import { lockedPackages } from "../../../src/tools/supply-chain/lockedPackages";
import { inProject } from "../../support/inProject";
import { runScript } from "../../support/runScript";
import { temporaryFolder } from "../../support/temporaryFolder";

/** What npm 11 prints of a project that has `micromatch` and `file-type`. */
const recorded = path.resolve("__tests__/tools/supply-chain/auditReport.json");

const braces = {
  id: "GHSA-vfj7-8cjw-p6xm",
  package: "braces",
  severity: "high",
};
const fileType = {
  id: "GHSA-5v7r-6r5c-r473",
  package: "file-type",
  severity: "moderate",
};

const row = ({ id, package: name, severity }: typeof braces) =>
  `| [${id}](https://github.com/advisories/${id}) | \`${name}\` | ${severity} | Gatsby | none |\n`;

const project = (text: string, files = {}) =>
  temporaryFolder({ "SECURITY.md": text, ...files });

const run = inProject(audit);

test("an advisory counts once, at the package that has the fault", () => {
  expect(reportedAdvisories(fs.readFileSync(recorded, "utf8"))).toEqual([
    braces,
    fileType,
  ]);
});

test("where all are explained there is nothing to do", async () => {
  const folder = await project(row(braces) + row(fileType));
  expect(
    runScript("tools/supply-chain/audit.ts", folder, ["--report", recorded]),
  ).toMatchObject({
    code: 0,
    output: "SECURITY.md explains all 2 advisories.\n",
  });
});

test("one that isn't explained is named", async () => {
  const folder = await project(row(braces));
  const { code, output } = await run(folder, ["--report", recorded]);
  expect(code).toBe(1);
  expect(output).toContain(
    "GHSA-5v7r-6r5c-r473 of file-type (moderate) is not explained",
  );
  expect(output).not.toContain("braces");
});

test("one that is gone is named", () => {
  expect(advisoryFaults([braces], [braces, fileType])).toEqual([
    "GHSA-5v7r-6r5c-r473 of file-type (moderate) is no longer reported: take it out",
  ]);
});

test("one that became worse has to be explained anew", () => {
  expect(
    advisoryFaults([braces], [{ ...braces, severity: "moderate" }]),
  ).toHaveLength(2);
});

test("an answer that is no report fails, and says what npm said", async () => {
  const folder = await project("", {
    "refused.json": `{ "message": "405 Method Not Allowed", "statusCode": 405 }`,
    "empty.json": "",
  });
  expect(await run(folder, ["--report", "refused.json"])).toMatchObject({
    code: 2,
    errors: "npm audit made no report: 405 Method Not Allowed\n",
  });
  expect(await run(folder, ["--report", "empty.json"])).toMatchObject({
    code: 2,
    errors: "npm audit printed no report: \n",
  });
});

test("SECURITY.md explains advisories of packages that are installed", () => {
  const explained = explainedAdvisories(fs.readFileSync("SECURITY.md", "utf8"));
  expect(explained).not.toHaveLength(0);
  const shipped = lockedPackages(fs.readFileSync("package-lock.json", "utf8"))
    .filter(({ dev }) => !dev)
    .map(({ name }) => name);
  for (const { package: name } of explained) expect(shipped).toContain(name);
});
