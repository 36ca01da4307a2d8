import { checkContentCommand } from "../../../src/content/check/check";
import { editedFixtureFile } from "../../support/fixtureFiles";
import { createContentProject } from "../../support/createContentProject";
import { runInProject } from "../../support/runInProject";
import { findLineNumber } from "../../support/findLineNumber";
import { runScript } from "../../support/runScript";

const forged = "a\n::error::b";
const post = "posts/moving-tips-and-tricks.md";
const faulty = () =>
  createContentProject(
    editedFixtureFile(post, {}, { path: "posts/100%, now.md" }),
    editedFixtureFile(post, { [forged]: forged }, { body: "Call {phoen}." }),
  );

test("prints file, line, field, value and fix of every error", async () => {
  const project = await faulty();
  const { output, code } = runScript("content/check/check.ts", project);
  expect(output).toMatch(/^3 errors in the content\n/);
  const file = `content/${post}`;
  expect(output).toContain(
    [
      `${file}:${await findLineNumber(project, file, "{phoen}")}`,
      '    body: "{phoen}"',
      "    There is no {phoen} here.",
    ].join("\n"),
  );
  expect(code).toBe(1);
  // GitHub Actions would run it as a workflow command.
  expect(output).not.toMatch(/^\s*::error/m);
});

test("passes valid content, and can't check a folder without content", async () => {
  const run = runInProject(checkContentCommand);
  expect(await run(await createContentProject())).toMatchObject({ code: 0 });
  expect(await run("/")).toMatchObject({
    code: 2,
    errors: expect.stringContaining("/content can't be read") as string,
  });
});
