import { check } from "../../../src/content/check/check";
import { postFile } from "../../support/contentFactories";
import { contentProject } from "../../support/contentProject";
import { contentText } from "../../support/contentText";
import { inProject } from "../../support/inProject";
import { runScript } from "../../support/runScript";

const forged = "a\n::error::b";
const faulty = () =>
  contentProject({
    "content/posts/100%, now.md": contentText(postFile({ name: "Now" })),
    "content/posts/moving-to-tacoma.md": contentText(
      postFile({ [forged]: forged }, { body: "Call {phoen}." }),
    ),
  });

test("prints file, line, field, value and remedy of every fault", async () => {
  const { output, code } = runScript("content/check/check.ts", await faulty());
  expect(output).toMatch(/^3 faults in the content\n/);
  expect(output).toContain(
    [
      "content/posts/moving-to-tacoma.md:18",
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
