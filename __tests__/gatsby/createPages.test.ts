import fs from "node:fs";
import path from "node:path";
import type { Page } from "gatsby";
import { buildSchema, graphql } from "graphql";
import type { ContentFile } from "../../src/content-model/contentFile";
import { createPages } from "../../src/gatsby/createPages";
import {
  cityFile,
  documentFile,
  postFile,
  resourceFile,
  wholeContent,
} from "../support/contentFactories";
import { contentProject } from "../support/contentProject";
import { contentText } from "../support/contentText";
import { entryOf } from "../support/parsedContent";

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
async function run(answer: (source: string) => unknown) {
  const pages: Page[] = [];
  const reports: unknown[][] = [];
  const api = {
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

/** The hook's run over nodes that were made of files. */
const runWith = (content: readonly ContentFile[]) =>
  run((source) => graphql({ schema, source, rootValue: rootOf(content) }));

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

describe("under develop", () => {
  beforeEach(() => {
    process.env.gatsby_executing_command = "develop";
  });
  afterEach(() => {
    delete process.env.gatsby_executing_command;
    jest.restoreAllMocks();
  });

  test("faults are shown after every edit, and go when they are mended", async () => {
    const wrong = contentText(cityFile({ heading: "x" }));
    const folder = await contentProject({ "content/cities/tacoma.md": wrong });
    jest.spyOn(process, "cwd").mockReturnValue(folder);
    expect((await runWith(files)).reports).toHaveLength(1);
    await fs.promises.writeFile(
      path.join(folder, "content/cities/tacoma.md"),
      contentText(cityFile()),
    );
    const { pages, reports } = await runWith(files);
    expect(reports).toEqual([]);
    expect(pages).not.toEqual([]);
  });
});

test("a query that fails ends the build with its errors, and makes no page", async () => {
  const errors = [new Error("no such type")];
  const { pages, reports } = await run(() => ({ errors }));
  expect(pages).toEqual([]);
  expect(reports).toEqual([["The pages could not be listed", errors]]);
});
