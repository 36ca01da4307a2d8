import fs from "node:fs";
import path from "node:path";
import type { Node, NodeInput, Page } from "gatsby";
import { buildSchema, graphql } from "graphql";
import type { ContentFile } from "../../src/content-model/contentFile";
import { createPages } from "../../src/gatsby/createPages";
import {
  cityFile,
  documentFile,
  picture,
  postFile,
  resourceFile,
  serviceFile,
  wholeContent,
} from "../support/contentFactories";
import { companyDay } from "../../src/site/companyDay";
import { contentNodesOf, fileNode, making } from "../support/gatsbyNodes";

const schema = buildSchema(`
  type Made { id: ID! path: String! areaPath: String }
  type All { nodes: [Made!]! }
  type Query {
    allCounty: All! allCity: All! allService: All!
    allPost: All! allResource: All! allDocument: All!
  }
`);

/** What Gatsby's GraphQL answers of the nodes there are. */
const rootOf = (nodes: readonly Node[]) =>
  Object.fromEntries(
    ["County", "City", "Service", "Post", "Resource", "Document"].map(
      (kind) => [
        `all${kind}`,
        {
          nodes: nodes.filter(({ internal }) => internal.type === kind),
        },
      ],
    ),
  );

/** Runs the hook and gathers what it makes and reports. */
async function run(nodes: Node[], answer?: (source: string) => unknown) {
  const pages: Page[] = [];
  const reports: unknown[][] = [];
  const kept = new Map(nodes.map((node) => [node.id, node]));
  const api = {
    ...making,
    getNodes: () => nodes,
    getNode: (id: string) => kept.get(id),
    graphql: (source: string) =>
      answer?.(source) ??
      graphql({ schema, source, rootValue: rootOf(Array.from(kept.values())) }),
    actions: {
      createPage: (page: Page) => pages.push(page),
      createNode: (node: NodeInput) => kept.set(node.id, node as Node),
      deleteNode: ({ id }: Node) => kept.delete(id),
      createParentChildLink: () => undefined,
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

const files = wholeContent(
  cityFile({ name: "Lakewood" }),
  postFile(),
  resourceFile(),
  documentFile(),
);

/** The hook's run over files that are in the content folder. */
const runWith = (content: readonly ContentFile[]) =>
  run([...contentNodesOf(content), fileNode(picture)]);

describe("right content", () => {
  test("becomes pages: a template, an address and an id for each", async () => {
    const { pages, reports } = await runWith(files);
    expect(reports).toEqual([]);
    expect(
      pages.map(({ component, path: address, context }) => [
        path.relative("src/templates", component),
        address,
        context,
      ]),
    ).toEqual([
      [
        "CountyPage.tsx",
        "/locations/pierce-county",
        { id: "id of County counties/pierce-county.md" },
      ],
      [
        "ServiceAreaPage.tsx",
        "/resources/service-areas/pierce-county",
        { id: "id of County counties/pierce-county.md" },
      ],
      [
        "CityPage.tsx",
        "/locations/pierce-county/tacoma",
        { id: "id of City cities/tacoma.md" },
      ],
      [
        "CityPage.tsx",
        "/locations/pierce-county/lakewood",
        { id: "id of City cities/lakewood.md" },
      ],
      [
        "ServicePage.tsx",
        "/services/local-moving",
        { id: "id of Service services/local-moving.md" },
      ],
      [
        "PostPage.tsx",
        "/blog/moving-to-tacoma",
        { id: "id of Post posts/moving-to-tacoma.md" },
      ],
      [
        "ResourcePage.tsx",
        "/resources/packing-guide",
        { id: "id of Resource resources/packing-guide.md" },
      ],
      [
        "DocumentPage.tsx",
        "/privacy",
        { id: "id of Document documents/privacy.md" },
      ],
    ]);
  });

  test("finds every template", async () => {
    const { pages } = await runWith(files);
    const missing = pages.filter(({ component }) => !fs.existsSync(component));
    expect(missing).toEqual([]);
  });
});

describe("drafts and scheduled posts", () => {
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

  afterEach(() => jest.restoreAllMocks());

  test("have no page in a build", async () => {
    jest.replaceProperty(process, "env", {
      ...process.env,
      NODE_ENV: "production",
    });
    const { pages, reports } = await runWith(withPending);
    expect(reports).toEqual([]);
    expect(pendingIn(pages)).toEqual([]);
    expect(pages.map(({ path: address }) => address)).toContain(
      "/blog/yesterday",
    );
  });

  test("have pages in develop that know why they aren't published", async () => {
    const { pages } = await runWith(withPending);
    expect(pendingIn(pages)).toEqual([
      { draft: true },
      { draft: false, scheduled: day(2) },
    ]);
    expect(pages.filter(({ context }) => context?.pending)).toHaveLength(2);
  });
});

describe("faults", () => {
  test("of all files are reported in one message that ends the build", async () => {
    const { reports } = await runWith(
      wholeContent(cityFile({ county: "king" }), serviceFile({ heading: "x" })),
    );
    expect(reports).toHaveLength(1);
    const [report] = reports[0]!;
    expect(report).toContain("2 faults in the content");
    expect(report).toContain('content/cities/tacoma.md\n    county: "king"');
    expect(report).toContain(
      'content/services/local-moving.md\n    heading: "x"',
    );
  });

  test("include cities that are not where their county is", async () => {
    const { reports } = await runWith(
      wholeContent(
        cityFile({ location: { latitude: 48.75, longitude: -122.48 } }),
      ),
    );
    expect(reports[0]?.[0]).toContain("Pierce County lies at latitude");
  });

  test("include pictures that are in no file below images/", async () => {
    const { reports } = await run(contentNodesOf(files));
    expect(reports[0]?.[0]).toContain("There is no such picture");
  });

  test("are not sought in Markdown that is no file of its own", async () => {
    const [, markdown] = contentNodesOf([cityFile({ heading: "x" })]);
    const text = { ...markdown!, parent: "a text node" };
    const { reports } = await run([
      ...contentNodesOf(files),
      fileNode(picture),
      text,
    ]);
    expect(reports).toEqual([]);
  });
});

test("a query that fails ends the build with its errors, and makes no page", async () => {
  const errors = [new Error("no such type")];
  const { pages, reports } = await run(
    [...contentNodesOf(files), fileNode(picture)],
    () => ({ errors }),
  );
  expect(pages).toEqual([]);
  expect(reports).toEqual([["The pages could not be listed", errors]]);
});
