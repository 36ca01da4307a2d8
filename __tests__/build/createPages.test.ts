import fs from "node:fs";
import path from "node:path";
import type { Node, Page } from "gatsby";
import { buildSchema, graphql } from "graphql";
import type { ContentFile } from "../../src/content/model/contentFile";
import { kinds } from "../../src/content/model/kinds";
import { createPages } from "../../src/build/createPages";
import { onCreateNode } from "../../src/build/onCreateNode";
import {
  cityFile,
  documentFile,
  postFile,
  resourceFile,
  wholeContent,
} from "../support/contentFactories";
import { companyDay } from "../../src/site/dates";
import { contentProject } from "../support/contentProject";
import { contentText } from "../support/contentText";
import { nodeStore } from "../support/gatsbyNodes";

jest.mock("../../src/build/reportFaults", () => ({
  ...jest.requireActual<object>("../../src/build/reportFaults"),
  siteRedirects: () => ({ "/quote": "/contact" }),
}));
/** Kinds whose entries have pages. */
const names = kinds
  .filter(({ templates }) => templates)
  .map(({ name }) => name);

const schema = buildSchema(`
  type PageNode { id: ID! path: String! areaPath: String }
  type All { nodes: [PageNode!]! }
  enum Direction { ASC }
  input Sort { order: Direction slug: Direction }
  type Query {
    ${names.map((name) => `all${name}(sort: [Sort!]): All!`).join(" ")}
  }
`);

/** Resolves the queries with the nodes of a store. */
const rootOf = ({
  getNodesByType,
}: {
  getNodesByType: (type: string) => readonly Node[];
}) =>
  Object.fromEntries(
    names.map((name) => [`all${name}`, { nodes: getNodesByType(name) }]),
  );

/** Runs the hook and collects what it creates and reports. */
async function run(
  content: readonly ContentFile[],
  answer?: (source: string) => unknown,
) {
  const pages: Page[] = [];
  const redirects: unknown[] = [];
  const reports: unknown[][] = [];
  const store = nodeStore(content);
  for (const node of store.getNodesByType("MarkdownRemark"))
    await onCreateNode(
      { ...store, node } as unknown as Parameters<typeof onCreateNode>[0],
      { plugins: [] },
      () => undefined,
    );
  const api = {
    ...store,
    graphql: (source: string) =>
      answer?.(source) ?? graphql({ schema, source, rootValue: rootOf(store) }),
    actions: {
      ...store.actions,
      createPage: (page: Page) => pages.push(page),
      createRedirect: (redirect: unknown) => redirects.push(redirect),
    },
    reporter: { panicOnBuild: (...report: unknown[]) => reports.push(report) },
  };
  await createPages(
    api as unknown as Parameters<typeof createPages>[0],
    { plugins: [] },
    () => undefined,
  );
  return { pages, redirects, reports };
}

const files = wholeContent(
  cityFile({ name: "Lakewood" }),
  postFile(),
  resourceFile(),
  documentFile(),
);

describe("valid content", () => {
  test("becomes pages, each with a template, a path and an id", async () => {
    const { pages, reports } = await run(files);
    expect(reports).toEqual([]);
    expect(
      pages.map(({ component }) => fs.existsSync(component)),
    ).not.toContain(false);
    expect(
      pages.map(({ component, path: address, context }) =>
        [
          path.basename(component, ".tsx"),
          address,
          String(context?.id).replace("id of ", ""),
        ].join(" "),
      ),
    ).toEqual([
      "DocumentPage /privacy Document documents/privacy.md",
      "CountyPage /locations/pierce-county County counties/pierce-county.md",
      "ServiceAreaPage /resources/service-areas/pierce-county County counties/pierce-county.md",
      "CityPage /locations/pierce-county/tacoma City cities/tacoma.md",
      "CityPage /locations/pierce-county/lakewood City cities/lakewood.md",
      "ServicePage /services/local-moving Service services/local-moving.md",
      "PostPage /blog/moving-to-tacoma Post posts/moving-to-tacoma.md",
      "ResourcePage /resources/packing-guide Resource resources/packing-guide.md",
    ]);
  });

  test("a post gets the ids of the posts that follow it", async () => {
    const names = ["First", "Second", "Third", "Fourth", "Fifth"];
    const { pages } = await run(
      wholeContent(...names.map((name) => postFile({ name }))),
    );
    const idOf = (name: string) => `id of Post posts/${name.toLowerCase()}.md`;
    expect(
      pages.find(({ path: address }) => address === "/blog/fourth")?.context,
    ).toEqual({
      id: idOf("Fourth"),
      related: ["Fifth", "First", "Second"].map(idOf),
    });
  });
});

const day = (days: number) =>
  companyDay(new Date(Date.now() + days * 86_400_000));
const withPending = wholeContent(
  cityFile({ name: "Gig Harbor", draft: true }),
  postFile({ date: day(2) }),
  postFile({ name: "Yesterday", date: day(-1) }),
);
const unpublished = [
  "/locations/pierce-county/gig-harbor",
  "/blog/moving-to-tacoma",
];
const pendingIn = (pages: readonly Page[]) =>
  pages
    .filter(({ path: address }) => unpublished.includes(address))
    .map(({ context }) => context?.pending);

test("former paths get permanent redirects", async () => {
  const { redirects } = await run(files);
  expect(redirects).toEqual([
    { fromPath: "/quote", toPath: "/contact", isPermanent: true },
    {
      fromPath: "/sitemap.xml",
      toPath: "/sitemap-index.xml",
      isPermanent: true,
    },
  ]);
});

test("drafts and scheduled posts have no page in a build", async () => {
  const { pages, reports } = await run(withPending);
  expect(reports).toEqual([]);
  expect(pendingIn(pages)).toEqual([]);
  expect(pages.map(({ path: address }) => address)).toContain(
    "/blog/yesterday",
  );
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
    expect(pendingIn(pages)).toEqual([
      { draft: true },
      { draft: false, scheduled: day(2) },
    ]);
    expect(pages.filter(({ context }) => context?.pending)).toHaveLength(2);
  });

  test("faults are reported after every edit and disappear when they are fixed", async () => {
    const wrong = contentText(cityFile({ heading: "x" }));
    const folder = await contentProject({ "content/cities/tacoma.md": wrong });
    jest.spyOn(process, "cwd").mockReturnValue(folder);
    expect((await run(files)).reports).toHaveLength(1);
    await fs.promises.writeFile(
      path.join(folder, "content/cities/tacoma.md"),
      contentText(cityFile()),
    );
    const { pages, reports } = await run(files);
    expect(reports).toEqual([]);
    expect(pages).not.toEqual([]);
  });
});

test("a failed query stops the build with its errors and creates no page", async () => {
  const errors = [new Error("no such type")];
  const { pages, reports } = await run(files, () => ({ errors }));
  expect(pages).toEqual([]);
  expect(reports).toEqual([["The query for the pages failed", errors]]);
});
