import { check } from "../../../src/content/check/checkCommand";
import type { Fault } from "../../../src/content/model/faults";
import { postFile } from "../../support/contentFactories";
import { contentProject } from "../../support/contentProject";
import { contentText } from "../../support/contentText";
import { inProject } from "../../support/inProject";
import { runScript } from "../../support/runScript";

const run = inProject(check);

interface Report {
  faults: Fault[];
  warnings: Fault[];
}
const reportOf = (output: string) => JSON.parse(output) as Report;

describe("the output", () => {
  const forged = "a\n::error::b";
  const faulty = () =>
    contentProject({
      "content/posts/100%, now.md": contentText(postFile({ name: "Now" })),
      "content/posts/moving-to-tacoma.md": contentText(
        postFile({ [forged]: forged }, { body: "Call {phoen}." }),
      ),
    });

  test("has file, line, field, value and remedy of every fault", async () => {
    const { output, code } = await run(await faulty());
    expect(output).toMatch(/^3 faults in the content\n/);
    expect(output).toContain(
      [
        "content/posts/moving-to-tacoma.md:18",
        '    body: "{phoen}"',
        '    There is no {phoen} here. Did you mean "phone"?',
      ].join("\n"),
    );
    expect(code).toBe(1);
  });

  test("is annotations in a GitHub workflow, which content can't forge", async () => {
    const { output, code } = runScript(
      "content/check/check.ts",
      await faulty(),
      [],
      { GITHUB_ACTIONS: "true" },
    );
    expect(code).toBe(1);
    const commands = output
      .split("\n")
      .filter((line) => /^\s*::error/.test(line));
    expect(commands).toEqual([
      expect.stringMatching(
        /^::error file=content\/posts\/100%25%2C now\.md,line=1,title=Content::Rename it to 100-now\.md/,
      ),
      expect.stringMatching(
        /^::error file=content\/posts\/moving-to-tacoma\.md,line=14,title=a%0A%3A%3Aerror%3A%3Ab::"a\\n::error::b"\. There is no such/,
      ),
      expect.stringMatching(
        /^::error file=content\/posts\/moving-to-tacoma\.md,line=18,title=body::"\{phoen\}"\. There is no/,
      ),
    ]);
    expect(output).toContain("3 faults in the content");
  });

  test("is JSON with --json", async () => {
    const project = await contentProject();
    const { output, code } = await run(project, ["--format", "json"], {
      GITHUB_ACTIONS: "true",
    });
    expect(reportOf(output).faults).toEqual([]);
    expect(code).toBe(0);
  });

  test("is an error for an unknown format", async () => {
    expect(await run("/", ["--format", "xml"])).toMatchObject({
      code: 2,
      errors: expect.stringContaining("text, json, github") as string,
    });
  });
});

test("a folder without content can't be checked", async () => {
  expect(await run("/")).toMatchObject({
    code: 2,
    errors: expect.stringContaining("/content can't be read") as string,
  });
});
