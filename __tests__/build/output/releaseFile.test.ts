import { spawnSync } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { writeReleaseFile } from "../../../src/build/output/releaseFile";
import { companyDay } from "../../../src/site/dates";
import { temporaryFolder } from "../../support/temporaryFolder";

async function written(project: string): Promise<unknown> {
  await writeReleaseFile(project, project);
  const file = path.join(project, "release.json");
  return JSON.parse(await fs.readFile(file, "utf8")) as unknown;
}

test("names the commit and the company's day", async () => {
  const project = await temporaryFolder();
  const git = (...words: string[]) =>
    spawnSync("git", words, { cwd: project, encoding: "utf8" }).stdout.trim();
  git("init");
  git(
    ...["-c", "user.name=A", "-c", "user.email=a@b.test"],
    ...["commit", "--allow-empty", "-m", "A"],
  );
  expect(await written(project)).toEqual({
    commit: git("rev-parse", "HEAD"),
    day: companyDay(),
  });
});

test("names only the day outside git", async () => {
  expect(await written(await temporaryFolder())).toEqual({ day: companyDay() });
});
