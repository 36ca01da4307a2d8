import type { ContentFile } from "../../src/content/model/contentFile";
import { onPreBootstrap } from "../../src/gatsby/onPreInit";
import { changedFile } from "../support/contentFiles";
import { contentProject } from "../support/contentProject";

const command = process.env.gatsby_executing_command;
afterEach(() => {
  if (command === undefined) delete process.env.gatsby_executing_command;
  else process.env.gatsby_executing_command = command;
  jest.restoreAllMocks();
});

/** What is reported before Gatsby reads the content. */
async function reports(executing: string, ...files: readonly ContentFile[]) {
  process.env.gatsby_executing_command = executing;
  jest.spyOn(process, "cwd").mockReturnValue(await contentProject(...files));
  const panics: string[] = [];
  const warnings: string[] = [];
  const reporter = {
    panicOnBuild: (text: string) => panics.push(text),
    warn: (text: string) => warnings.push(text),
  };
  await onPreBootstrap(
    { reporter } as unknown as Parameters<typeof onPreBootstrap>[0],
    { plugins: [] },
    () => undefined,
  );
  return { panics, warnings };
}

const wrong = [
  changedFile("cities/everett.md", { county: "snohomish" }),
  changedFile("services/local-moving.md", { heading: "x" }),
];

test("all errors stop a build in one message", async () => {
  const { panics } = await reports("build", ...wrong);
  expect(panics).toEqual([expect.stringMatching(/^2 errors in the content\n/)]);
});

test("they don't stop develop, nor do those of drafts a build", async () => {
  expect((await reports("develop", ...wrong)).panics).toEqual([]);
  const draft = changedFile("cities/marysville.md", { heading: "x" });
  expect(await reports("build", draft)).toEqual({
    panics: [],
    warnings: [expect.stringContaining('heading: "x"')],
  });
});
