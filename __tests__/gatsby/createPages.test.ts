import fs from "node:fs/promises";
import path from "node:path";
import type { Page } from "gatsby";
import { createPages } from "../../src/gatsby/createPages";
import { contentTypes } from "../../src/content/model/contentTypes";
import { getCompanyDay } from "../../src/shared/dates";
import { editedFixtureFile } from "../support/fixtureFiles";
import { createContentProject } from "../support/createContentProject";
import { stringifyContentFile } from "../support/stringifyContentFile";

const tomorrow = getCompanyDay(new Date(Date.now() + 86_400_000));
const posts = [
  { id: "today", path: "/blog/today", date: getCompanyDay() },
  { id: "tomorrow", path: "/blog/tomorrow", date: tomorrow },
  { id: "draft", path: "/blog/draft", date: getCompanyDay(), draft: true },
];
const data = {
  ...Object.fromEntries(
    contentTypes.map(({ name }) => [`all${name}`, { nodes: [] }]),
  ),
  allPost: { nodes: posts },
};

/** Creates pages from a query result, and collects pages and reports. */
async function run(answer: object = { data }) {
  const pages: Page[] = [];
  const reports: unknown[][] = [];
  const api = {
    graphql: () => answer,
    getNode: (nodeId: string) => posts.find(({ id }) => id === nodeId),
    actions: {
      createPage: (page: Page) => pages.push(page),
      createRedirect: () => undefined,
    },
    reporter: {
      panicOnBuild: (...report: unknown[]) => reports.push(report),
      // The fixture uses one of the drawings.
      warn: () => undefined,
    },
  };
  await createPages(
    api as unknown as Parameters<typeof createPages>[0],
    { plugins: [] },
    () => undefined,
  );
  return { pages, reports };
}

beforeEach(() => {
  process.env.gatsby_executing_command = "develop";
});
afterEach(() => {
  delete process.env.gatsby_executing_command;
  jest.restoreAllMocks();
});

test("under develop, pages of drafts and scheduled posts know why they aren't published", async () => {
  jest.spyOn(process, "cwd").mockReturnValue(await createContentProject());
  const { pages } = await run();
  expect(pages.map((page) => [page.path, page.context?.pending])).toEqual([
    ["/blog/today", undefined],
    ["/blog/tomorrow", { draft: false, scheduled: tomorrow }],
    ["/blog/draft", { draft: true }],
  ]);
});

test("under develop, errors are reported after every edit and disappear when they are fixed", async () => {
  const city = "cities/everett.md";
  const folder = await createContentProject(
    editedFixtureFile(city, { heading: "x" }),
  );
  jest.spyOn(process, "cwd").mockReturnValue(folder);
  expect((await run()).reports).toHaveLength(1);
  await fs.writeFile(
    path.join(folder, "content", city),
    stringifyContentFile(editedFixtureFile(city)),
  );
  expect((await run()).reports).toEqual([]);
});

test.each([
  [[], false],
  [[{ id: "jane" }], true],
])("testimonials %j have a page: %s", async (nodes, isMade) => {
  jest.spyOn(process, "cwd").mockReturnValue(await createContentProject());
  const { pages } = await run({
    data: { ...data, allTestimonial: { nodes } },
  });
  const paths = pages.map((page) => page.path);
  expect(paths.includes("/testimonials")).toBe(isMade);
});

test("a failed query stops the build with its errors and creates no page", async () => {
  delete process.env.gatsby_executing_command;
  const errors = [new Error("no such type")];
  const { pages, reports } = await run({ errors });
  expect(pages).toEqual([]);
  expect(reports).toEqual([["The query for the pages failed", errors]]);
});
