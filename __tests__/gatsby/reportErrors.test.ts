import type { Reporter } from "gatsby";
import { onPreBootstrap } from "../../src/gatsby/onPreInit";
import { reportErrors } from "../../src/gatsby/reportErrors";
import { changedFile } from "../support/contentFiles";
import { contentProject } from "../support/contentProject";

interface Shown {
  context: { report: string };
}

/** A reporter that records what it gets. */
function listener() {
  const panics: Shown[] = [];
  const warnings: string[] = [];
  const reporter = {
    panicOnBuild: (shown: Shown) => panics.push(shown),
    warn: (text: string) => warnings.push(text),
  } as unknown as Reporter;
  return { reporter, panics, warnings };
}

const faulty = () =>
  contentProject(
    changedFile("cities/everett.md", { county: "snohomish" }),
    changedFile("services/local-moving.md", { heading: "x" }),
  );

test("all errors stop the build in one message, with file, line and field", async () => {
  const { reporter, panics } = listener();
  await reportErrors(reporter, await faulty());
  expect(panics).toHaveLength(1);
  const { report } = panics[0]!.context;
  expect(report).toContain("2 errors in the content");
  expect(report).toMatch(
    /content\/cities\/everett\.md:\d+\n {4}county: "snohomish"/,
  );
  expect(report).toMatch(
    /content\/services\/local-moving\.md:\d+\n {4}heading: "x"/,
  );
});

test("errors in a draft are warnings", async () => {
  const { reporter, panics, warnings } = listener();
  const project = await contentProject(
    changedFile("cities/marysville.md", { heading: "x" }),
  );
  await reportErrors(reporter, project);
  expect(panics).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('heading: "x"')]);
});

describe("before Gatsby reads anything", () => {
  const command = process.env.gatsby_executing_command;
  afterEach(() => {
    if (command === undefined) delete process.env.gatsby_executing_command;
    else process.env.gatsby_executing_command = command;
    jest.restoreAllMocks();
  });

  test.each([
    ["build", 1],
    ["develop", 0],
  ])("%s reports errors %d times", async (executing, times) => {
    process.env.gatsby_executing_command = executing;
    jest.spyOn(process, "cwd").mockReturnValue(await faulty());
    const { reporter, panics } = listener();
    await onPreBootstrap(
      { reporter } as Parameters<typeof onPreBootstrap>[0],
      { plugins: [] },
      () => undefined,
    );
    expect(panics).toHaveLength(times);
  });
});
