import { check } from "../../../src/content/check/check";
import { changedFile } from "../../support/contentFiles";
import { contentProject } from "../../support/contentProject";
import { inProject } from "../../support/inProject";
import { runScript } from "../../support/runScript";

const forged = "a\n::error::b";
const post = "posts/moving-tips-and-tricks.md";
const faulty = () =>
  contentProject(
    changedFile(post, {}, { path: "posts/100%, now.md" }),
    changedFile(post, { [forged]: forged }, { body: "Call {phoen}." }),
  );

test("prints file, line, field, value and fix of every error", async () => {
  const { output, code } = runScript("content/check/check.ts", await faulty());
  expect(output).toMatch(/^3 errors in the content\n/);
  expect(output).toContain(
    [
      "content/posts/moving-tips-and-tricks.md:18",
      '    body: "{phoen}"',
      "    There is no {phoen} here.",
    ].join("\n"),
  );
  expect(code).toBe(1);
  // A workflow of GitHub's would take it for a command.
  expect(output).not.toMatch(/^\s*::error/m);
});

test("passes valid content, and can't check a folder without content", async () => {
  const run = inProject(check);
  expect(await run(await contentProject())).toMatchObject({ code: 0 });
  expect(await run("/")).toMatchObject({
    code: 2,
    errors: expect.stringContaining("/content can't be read") as string,
  });
});

test("says which files the editor would write in another form, and writes them so", async () => {
  const run = inProject(check);
  const project = await contentProject(
    changedFile(post, { summary: "As long as a summary may be. ".repeat(6) }),
  );
  const says = /^1 warning,.*\n\n(content.*):(\d+)\n.*\n.*in another way/;
  const { output, code } = await run(project);
  expect(says.exec(output)?.[1]).toBe(`content/${post}`);
  expect(code).toBe(0);
  await run(project, ["--write"]);
  expect((await run(project)).output).toBe("0 errors in the content\n");
});
