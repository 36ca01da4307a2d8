import type { ContentFile } from "../../src/content/model/contentFile";
import { onPreBootstrap } from "../../src/gatsby/onPreInit";
import { editedFixtureFile } from "../support/fixtureFiles";
import { createContentProject } from "../support/createContentProject";

const before = process.env;
beforeEach(() => {
  process.env = { ...before };
});
afterEach(() => {
  process.env = before;
  jest.restoreAllMocks();
});

/** Runs the check before the build reads the content, and returns its reports. */
async function reports(executing: string, ...files: readonly ContentFile[]) {
  process.env.gatsby_executing_command = executing;
  jest
    .spyOn(process, "cwd")
    .mockReturnValue(await createContentProject(...files));
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
  editedFixtureFile("cities/everett.md", { county: "snohomish" }),
  editedFixtureFile("services/local-moving.md", { heading: "x" }),
];

test("all errors stop a build in one message", async () => {
  const { panics } = await reports("build", ...wrong);
  expect(panics).toEqual([expect.stringMatching(/^2 errors in the content\n/)]);
});

test("they don't stop a build that only writes the types of the queries", async () => {
  process.env.QUERY_TYPES_ONLY = "true";
  expect((await reports("build", ...wrong)).panics).toEqual([]);
});

test("they don't stop develop, nor do those of drafts a build", async () => {
  expect((await reports("develop", ...wrong)).panics).toEqual([]);
  const draft = editedFixtureFile("cities/marysville.md", { heading: "x" });
  expect(await reports("build", draft)).toEqual({
    panics: [],
    warnings: [expect.stringContaining('heading: "x"')],
  });
});

const SITE_URL = "https://www.mountain-movers.com";

test.each([
  ["build", { SITE_URL }, 1],
  ["develop", { SITE_URL }, 0],
  ["build", { SITE_URL, NOT_READY: "true" }, 0],
  ["build", { SITE_URL: "https://www.example.com" }, 0],
  ["build", { SITE_URL: "http://localhost:8000" }, 0],
  ["build", { SITE_URL: "http://127.0.0.1:8000" }, 0],
  ["build", {}, 0],
])("what the law asks for stops %s with %j: %i", async (...row) => {
  const [executing, env, count] = row;
  Object.assign(process.env, env);
  const { panics } = await reports(executing);
  expect(panics).toEqual(
    Array.from(
      { length: count },
      () =>
        expect.stringMatching(
          /NOT_READY=true\n[^]*utcPermit: missing[^]*street: missing/,
        ) as string,
    ),
  );
});
