import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import { typeDefs } from "../../src/content/model/typeDefs";
import { areaMapTypes } from "../../src/components/map/areaMapTypes";
import { createSchemaCustomization } from "../../src/build/createSchemaCustomization";
import { pictureTypes } from "../../src/graph/pictureTypes";
import { companyFile } from "../support/contentFactories";

interface Extension {
  name: string;
  extend: (args: Record<string, string>) => {
    resolve: (...args: unknown[]) => Promise<unknown>;
  };
}

const extensions = new Map<string, Extension>();
const types: unknown[] = [];

beforeAll(async () => {
  const api = {
    actions: {
      createFieldExtension: (made: Extension) =>
        extensions.set(made.name, made),
      createTypes: (made: unknown) => types.push(made),
    },
  };
  await createSchemaCustomization(
    api as unknown as CreateSchemaCustomizationArgs,
    { plugins: [] },
    () => undefined,
  );
});

const resolve = (name: string, args: Record<string, string> = {}) => {
  const found = extensions.get(name);
  if (!found) throw new Error(`There is no extension @${name}`);
  return found.extend(args).resolve;
};

const company = companyFile({ name: "Movers & Sons" }).frontMatter;

/** The context argument of a resolver. */
const contextWith = (nodeModel: object) => ({
  defaultFieldResolver: (source: { field: unknown }) => source.field,
  nodeModel: {
    findOne: ({ type }: { type: string }) =>
      Promise.resolve(type === "Company" ? company : null),
    ...nodeModel,
  },
});

test("defines the types of the content model, the map and pictures", () => {
  expect(types).toEqual([typeDefs(), areaMapTypes, pictureTypes]);
});

test.each([
  ["Call {company} at {phone}", "Call Movers & Sons at (206) 555-0199"],
  [
    ["{phone}", "or write"],
    ["(206) 555-0199", "or write"],
  ],
  // Components fill in the year.
  ["© {year} {company}", "© {year} Movers & Sons"],
  [null, null],
])("@companyFacts fills in %j", async (field, filled) => {
  const context = contextWith({});
  expect(await resolve("companyFacts")({ field }, {}, context, {})).toEqual(
    filled,
  );
});

test("@companyFacts leaves a text as it is while the company's file has faults", async () => {
  const context = contextWith({ findOne: () => Promise.resolve(null) });
  const field = "Call {phone}";
  expect(await resolve("companyFacts")({ field }, {}, context, {})).toBe(field);
});

/** A minimal node. */
const node = (id: string, type: string, links: Partial<Node> = {}) => ({
  id,
  parent: null,
  children: [],
  internal: { type },
  ...links,
});

/** What an extension resolves `source` to when its Markdown renders as `html`. */
function renderedBy(
  extension: string,
  html: (id: string) => string,
  source: object,
  ...nodes: { id: string }[]
) {
  const getNodeById = ({ id }: { id: string }) =>
    nodes.find((one) => one.id === id) ?? null;
  const field = {
    resolve: ({ id }: { id: string }) => Promise.resolve(html(id)),
  };
  const info = {
    schema: {
      getType: (name: string) =>
        name === "MarkdownRemark" && { getFields: () => ({ html: field }) },
    },
  };
  return resolve(extension)(source, {}, contextWith({ getNodeById }), info);
}

const post = node("post", "Post", { parent: "file" });
const file = node("file", "MarkdownRemark");
const text = node("text", "MarkdownText", {
  parent: "post",
  children: ["made"],
});
const made = node("made", "MarkdownRemark");

test.each([
  ["file", post],
  ["made", text],
])(
  "@html renders the Markdown %s, with facts and ids filled in",
  async (id, source) => {
    const html = renderedBy(
      "html",
      (rendered) => `<h2>${rendered}: {company}</h2><p>{phone}</p>`,
      source,
      ...[post, file, made],
    );
    // The id doesn't change with the company's name.
    expect(await html).toBe(
      `<h2 id="${id}-company">${id}: Movers &#38; Sons</h2><p><a href="tel:+12065550199">(206) 555-0199</a></p>`,
    );
  },
);

test("@html is empty without Markdown", async () => {
  expect(await renderedBy("html", () => "", node("text", "MarkdownText"))).toBe(
    "",
  );
});

test("@headings lists headings with the same ids and with facts filled in", async () => {
  const html = "<h2>About {company}</h2><p>Text.</p><h3>Parking</h3>";
  expect(await renderedBy("headings", () => html, post, file)).toEqual([
    { id: "about-company", value: "About Movers & Sons", depth: 2 },
    { id: "parking", value: "Parking", depth: 3 },
  ]);
});

test.each([
  ["the file's Markdown", [file], "file: 4"],
  ["nothing without Markdown", [], null],
])(
  "@markdown resolves the named field of %s",
  async (_what, nodes, expected) => {
    const timeToRead = { resolve: ({ id }: { id: string }) => `${id}: 4` };
    const info = {
      schema: { getType: () => ({ getFields: () => ({ timeToRead }) }) },
    };
    const getNodeById = ({ id }: { id: string }) =>
      nodes.find((one) => one.id === id) ?? null;
    const context = contextWith({ getNodeById });
    expect(
      await resolve("markdown", { field: "timeToRead" })(
        post,
        {},
        context,
        info,
      ),
    ).toBe(expected);
  },
);

test("@backlink finds the nodes that refer to this one, in list order", async () => {
  const cities = [{ name: "Tacoma" }, { name: "Lakewood" }];
  const findAll = jest.fn(() => Promise.resolve({ entries: new Set(cities) }));
  const found = await resolve("backlink", { from: "City", by: "county" })(
    { slug: "pierce-county" },
    {},
    contextWith({ findAll }),
  );
  expect(found).toEqual(cities);
  expect(findAll).toHaveBeenCalledWith({
    type: "City",
    query: {
      filter: { county: { slug: { eq: "pierce-county" } } },
      sort: { fields: ["order", "slug"], order: ["ASC", "ASC"] },
    },
  });
});
