import fs from "node:fs";
import path from "node:path";
import type { Node, Page } from "gatsby";
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
import { contentNodesOf, fileNode } from "../support/gatsbyNodes";
import { entryOf } from "../support/parsedContent";

jest.mock("../../src/site/redirects", () => ({
  redirects: { "/quote": "/contact" },
}));
jest.mock("../../src/site/releasedPaths.json", () => [
  "/contact",
  "/quote",
  "/privacy",
]);

const schema = buildSchema(`
  type Made { id: ID! path: String! areaPath: String }
  type All { nodes: [Made!]! }
  type Query {
    allCounty: All! allCity: All! allService: All!
    allPost: All! allResource: All! allDocument: All!
  }
`);

/** Answers of Gatsby's GraphQL for right files; ids are the files' paths. */
function rootOf(files: readonly ContentFile[]) {
  const entries = files.map(entryOf);
  const all = (kind: string) => ({
    nodes: entries
      .filter((entry) => entry.kind.name === kind)
      .map(({ file, paths }) => ({ id: file, ...paths })),
  });
  return Object.fromEntries(
    ["County", "City", "Service", "Post", "Resource", "Document"].map(
      (kind) => [`all${kind}`, all(kind)],
    ),
  );
}

/** Runs the hook and gathers what it makes and reports. */
async function run(
  nodes: Node[],
  answer: (source: string) => unknown = () => ({ data: undefined }),
) {
  const pages: Page[] = [];
  const redirects: unknown[] = [];
  const reports: unknown[][] = [];
  const api = {
    getNodes: () => nodes,
    graphql: (source: string) => Promise.resolve(answer(source)),
    actions: {
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

/** The hook's run over files that are in the content folder. */
const runWith = (content: readonly ContentFile[]) =>
  run([...contentNodesOf(content), fileNode(picture)], (source) =>
    graphql({ schema, source, rootValue: rootOf(files) }),
  );

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
        { id: "counties/pierce-county.md" },
      ],
      [
        "ServiceAreaPage.tsx",
        "/resources/service-areas/pierce-county",
        { id: "counties/pierce-county.md" },
      ],
      [
        "CityPage.tsx",
        "/locations/pierce-county/tacoma",
        { id: "cities/tacoma.md" },
      ],
      [
        "CityPage.tsx",
        "/locations/pierce-county/lakewood",
        { id: "cities/lakewood.md" },
      ],
      [
        "ServicePage.tsx",
        "/services/local-moving",
        { id: "services/local-moving.md" },
      ],
      [
        "PostPage.tsx",
        "/blog/moving-to-tacoma",
        { id: "posts/moving-to-tacoma.md" },
      ],
      [
        "ResourcePage.tsx",
        "/resources/packing-guide",
        { id: "resources/packing-guide.md" },
      ],
      ["DocumentPage.tsx", "/privacy", { id: "documents/privacy.md" }],
    ]);
  });

  test("finds every template", async () => {
    const { pages } = await runWith(files);
    const missing = pages.filter(({ component }) => !fs.existsSync(component));
    expect(missing).toEqual([]);
  });
});

test("former addresses are redirected for good", async () => {
  const { redirects } = await runWith(files);
  expect(redirects).toEqual([
    { fromPath: "/quote", toPath: "/contact", isPermanent: true },
  ]);
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

  test("include addresses that visitors know and that are gone", async () => {
    const { reports } = await runWith(
      files.filter(({ path: file }) => file !== "documents/privacy.md"),
    );
    expect(reports[0]?.[0]).toContain("1 fault in the content");
    expect(reports[0]?.[0]).toContain(
      "src/site/redirects.ts\n    /privacy: missing",
    );
  });

  test("leave out addresses that may be gone because a file has a fault", async () => {
    const { reports } = await runWith(
      wholeContent(documentFile({ heading: "x" })),
    );
    expect(reports[0]?.[0]).toContain("1 fault in the content");
  });

  test("include pictures that are in no file below images/", async () => {
    const { reports } = await run(contentNodesOf(files));
    expect(reports[0]?.[0]).toContain("There is no such picture");
  });

  test("are not sought in Markdown that is no file of its own", async () => {
    const [, markdown] = contentNodesOf([cityFile({ heading: "x" })]);
    const text = { ...markdown!, parent: "a text node" };
    const { reports } = await run(
      [...contentNodesOf(files), fileNode(picture), text],
      (source) => graphql({ schema, source, rootValue: rootOf(files) }),
    );
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
