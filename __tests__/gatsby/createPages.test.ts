import fs from "node:fs";
import path from "node:path";
import type { Node, Page } from "gatsby";
import { buildSchema, graphql } from "graphql";
import sharp from "sharp";
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
import { temporaryFolder } from "../support/temporaryFolder";

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
  const reports: unknown[][] = [];
  const api = {
    getNodes: () => nodes,
    graphql: (source: string) => Promise.resolve(answer(source)),
    actions: { createPage: (page: Page) => pages.push(page) },
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

/** A picture file of a size, in pixels, where the factories' picture is. */
async function writePicture(width: number, height: number): Promise<string> {
  const base = path.basename(picture);
  const content = await sharp({
    create: { width, height, channels: 3, background: "#1f4e6b" },
  })
    .jpeg()
    .toBuffer();
  const folder = await temporaryFolder({ [base]: content });
  return path.join(folder, base);
}

let pictureFile: string;

beforeAll(async () => {
  pictureFile = await writePicture(1600, 1200);
});

const pictureNode = (file = pictureFile) => fileNode(picture, file);

/** The hook's run over files that are in the content folder. */
const runWith = (content: readonly ContentFile[]) =>
  run([...contentNodesOf(content), pictureNode()], (source) =>
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

  test("include pictures that are too small", async () => {
    const small = pictureNode(await writePicture(1000, 800));
    const { reports } = await run([...contentNodesOf(files), small]);
    expect(reports[0]?.[0]).toContain("1 fault in the content");
    expect(reports[0]?.[0]).toContain("this one has 1000 × 800 pixels");
  });

  test("are not sought in Markdown that is no file of its own", async () => {
    const [, markdown] = contentNodesOf([cityFile({ heading: "x" })]);
    const text = { ...markdown!, parent: "a text node" };
    const { reports } = await run(
      [...contentNodesOf(files), pictureNode(), text],
      (source) => graphql({ schema, source, rootValue: rootOf(files) }),
    );
    expect(reports).toEqual([]);
  });
});

test("a query that fails ends the build with its errors, and makes no page", async () => {
  const errors = [new Error("no such type")];
  const { pages, reports } = await run(
    [...contentNodesOf(files), pictureNode()],
    () => ({ errors }),
  );
  expect(pages).toEqual([]);
  expect(reports).toEqual([["The pages could not be listed", errors]]);
});
