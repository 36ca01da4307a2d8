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

/** The output of npm 11 for a project with `micromatch` and `file-type`. */
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

test("an advisory is listed once, for the vulnerable package", () => {
  expect(reportedAdvisories(fs.readFileSync(recorded, "utf8"))).toEqual([
    braces,
    fileType,
  ]);
});

test("the audit passes if all advisories are explained", async () => {
  const folder = await project(row(braces) + row(fileType));
  expect(
    runScript("tools/supply-chain/audit.ts", folder, ["--report", recorded]),
  ).toMatchObject({
    code: 0,
    output: "SECURITY.md explains all 2 advisories.\n",
  });
});

test("an unexplained advisory is reported", async () => {
  const folder = await project(row(braces));
  const { code, output } = await run(folder, ["--report", recorded]);
  expect(code).toBe(1);
  expect(output).toContain(
    "GHSA-5v7r-6r5c-r473 of file-type (moderate) is not explained",
  );
  expect(output).not.toContain("braces");
});

test("an advisory that no longer applies is reported", () => {
  expect(advisoryFaults([braces], [braces, fileType])).toEqual([
    "GHSA-5v7r-6r5c-r473 of file-type (moderate) is no longer reported: remove it",
  ]);
});

test("an advisory whose severity changed must be explained again", () => {
  expect(
    advisoryFaults([braces], [{ ...braces, severity: "moderate" }]),
  ).toHaveLength(2);
});

test("invalid output fails with npm's message", async () => {
  const folder = await project("", {
    "rejected.json": `{ "message": "405 Method Not Allowed", "statusCode": 405 }`,
    "empty.json": "",
  });
  expect(await run(folder, ["--report", "rejected.json"])).toMatchObject({
    code: 2,
    errors: "npm audit made no report: 405 Method Not Allowed\n",
  });
  expect(await run(folder, ["--report", "empty.json"])).toMatchObject({
    code: 2,
    errors: "npm audit printed no report: \n",
  });
});

test("SECURITY.md explains only advisories of installed packages", () => {
  const explained = explainedAdvisories(fs.readFileSync("SECURITY.md", "utf8"));
  expect(explained).not.toHaveLength(0);
  const shipped = lockedPackages(fs.readFileSync("package-lock.json", "utf8"))
    .filter(({ dev }) => !dev)
    .map(({ name }) => name);
  for (const { package: name } of explained) expect(shipped).toContain(name);
});
