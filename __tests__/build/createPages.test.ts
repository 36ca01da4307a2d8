import fs from "node:fs/promises";
import path from "node:path";
import type { Page } from "gatsby";
import { createPages } from "../../src/build/createPages";
import { onCreateNode } from "../../src/build/onCreateNode";
import type { ContentFile } from "../../src/content/model/contentFile";
import { kinds } from "../../src/content/model/kinds";
import { companyDay } from "../../src/site/dates";
import { cityFile, postFile, wholeContent } from "../support/contentFactories";
import { contentProject } from "../support/contentProject";
import { contentText } from "../support/contentText";
import { nodeStore } from "../support/gatsbyNodes";

/** Runs the hooks and collects what they create and report. */
async function run(
  content: readonly ContentFile[],
  failed?: { errors: readonly Error[] },
) {
  const pages: Page[] = [];
  const reports: unknown[][] = [];
  const store = nodeStore(content);
  for (const node of store.getNodesByType("MarkdownRemark"))
    await onCreateNode(
      { ...store, node } as unknown as Parameters<typeof onCreateNode>[0],
      { plugins: [] },
      () => undefined,
    );
  const data = Object.fromEntries(
    kinds.map(({ name }) => [
      `all${name}`,
      { nodes: store.getNodesByType(name) },
    ]),
  );
  const api = {
    ...store,
    graphql: () => failed ?? { data },
    actions: {
      createPage: (page: Page) => pages.push(page),
      createRedirect: () => undefined,
    },
    reporter: { panicOnBuild: (...report: unknown[]) => reports.push(report) },
  };
  await createPages(
    api as unknown as Parameters<typeof createPages>[0],
    { plugins: [] },
    () => undefined,
  );
  return { pages, reports };
}

const day = (days: number) =>
  companyDay(new Date(Date.now() + days * 86_400_000));
const withPending = wholeContent(
  cityFile({ name: "Gig Harbor", draft: true }),
  postFile({ name: "Tomorrow", date: day(1) }),
  postFile({ name: "Today", date: day(0) }),
);

test("drafts and scheduled posts have no page in a build", async () => {
  const { pages, reports } = await run(withPending);
  expect(reports).toEqual([]);
  const paths = pages.map((page) => page.path);
  expect(paths).toContain("/blog/today");
  expect(paths).not.toContain("/blog/tomorrow");
  expect(paths).not.toContain("/locations/pierce-county/gig-harbor");
});

describe("under develop", () => {
  beforeEach(() => {
    process.env.gatsby_executing_command = "develop";
  });
  afterEach(() => {
    delete process.env.gatsby_executing_command;
    jest.restoreAllMocks();
  });

  test("pages of drafts and scheduled posts know why they aren't published", async () => {
    jest.spyOn(process, "cwd").mockReturnValue(await contentProject());
    const { pages } = await run(withPending);
    const pending = pages.filter(({ context }) => context?.pending);
    expect(pending.map((page) => [page.path, page.context?.pending])).toEqual([
      ["/locations/pierce-county/gig-harbor", { draft: true }],
      ["/blog/tomorrow", { draft: false, scheduled: day(1) }],
    ]);
  });

  test("faults are reported after every edit and disappear when they are fixed", async () => {
    const wrong = contentText(cityFile({ heading: "x" }));
    const folder = await contentProject({ "content/cities/tacoma.md": wrong });
    jest.spyOn(process, "cwd").mockReturnValue(folder);
    expect((await run(wholeContent())).reports).toHaveLength(1);
    await fs.writeFile(
      path.join(folder, "content/cities/tacoma.md"),
      contentText(cityFile()),
    );
    const { pages, reports } = await run(wholeContent());
    expect(reports).toEqual([]);
    expect(pages).not.toEqual([]);
  });
});

test("a failed query stops the build with its errors and creates no page", async () => {
  const errors = [new Error("no such type")];
  const { pages, reports } = await run(wholeContent(), { errors });
  expect(pages).toEqual([]);
  expect(reports).toEqual([["The query for the pages failed", errors]]);
});
