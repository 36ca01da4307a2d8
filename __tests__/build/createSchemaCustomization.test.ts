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

describe("@companyFacts", () => {
  const valueOf = (field: unknown, nodeModel: object = {}) =>
    resolve("companyFacts")({ field }, {}, contextWith(nodeModel), {});

  test("fills in the company's facts", async () => {
    expect(await valueOf("Call {company} at {phone}")).toBe(
      "Call Movers & Sons at (206) 555-0199",
    );
  });

  test("fills every text of a list", async () => {
    expect(await valueOf(["{phone}", "or write"])).toEqual([
      "(206) 555-0199",
      "or write",
    ]);
  });

  test("leaves tokens that components fill in", async () => {
    expect(await valueOf("© {year} {company}")).toBe("© {year} Movers & Sons");
  });

  test("keeps null", async () => {
    expect(await valueOf(null)).toBeNull();
  });

  test("leaves the text as it is while the company's file has faults", async () => {
    const findOne = () => Promise.resolve(null);
    expect(await valueOf("Call {phone}", { findOne })).toBe("Call {phone}");
  });

  test("loads the company only for a text with tokens", async () => {
    const findOne = jest.fn();
    expect(await valueOf("Call us", { findOne })).toBe("Call us");
    expect(findOne).not.toHaveBeenCalled();
  });
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

describe("@html", () => {
  const htmlOf = (source: object, ...nodes: { id: string }[]) =>
    renderedBy(
      "html",
      (id) => `<p>${id}: {company}, {phone}</p>`,
      source,
      ...nodes,
    );

  const filled =
    'Movers &#38; Sons, <a href="tel:+12065550199">(206) 555-0199</a>';

  test("renders the Markdown of a content node's file, with the facts filled in", async () => {
    const city = node("city", "City", { parent: "file" });
    expect(await htmlOf(city, node("file", "MarkdownRemark"))).toBe(
      `<p>file: ${filled}</p>`,
    );
  });

  test("renders the Markdown child of a text node", async () => {
    const text = node("text", "MarkdownText", {
      parent: "city",
      children: ["made"],
    });
    const nodes = [node("city", "City"), node("made", "MarkdownRemark")];
    expect(await htmlOf(text, ...nodes)).toBe(`<p>made: ${filled}</p>`);
  });

  test("is empty without Markdown", async () => {
    expect(await htmlOf(node("text", "MarkdownText"))).toBe("");
  });
});

describe("headings", () => {
  const post = node("post", "Post", { parent: "file" });
  const of = (extension: string) =>
    renderedBy(
      extension,
      () => "<h2>About {company}</h2><p>Text.</p><h3>Parking</h3>",
      post,
      node("file", "MarkdownRemark"),
    );

  test("have ids that don't change with the company's name", async () => {
    expect(await of("html")).toBe(
      '<h2 id="about-company">About Movers &#38; Sons</h2><p>Text.</p><h3 id="parking">Parking</h3>',
    );
  });

  test("are listed with the same ids and with facts filled in", async () => {
    expect(await of("headings")).toEqual([
      { id: "about-company", value: "About Movers & Sons", depth: 2 },
      { id: "parking", value: "Parking", depth: 3 },
    ]);
  });
});

describe("@markdown", () => {
  const valueOf = (source: object, nodes: Record<string, object>) => {
    const timeToRead = { resolve: ({ id }: { id: string }) => `${id}: 4` };
    const info = {
      schema: { getType: () => ({ getFields: () => ({ timeToRead }) }) },
    };
    const getNodeById = ({ id }: { id: string }) => nodes[id] ?? null;
    const context = contextWith({ getNodeById });
    return resolve("markdown", { field: "timeToRead" })(
      source,
      {},
      context,
      info,
    );
  };
  const post = { id: "post", parent: "file", children: [] };
  const file = { id: "file", internal: { type: "MarkdownRemark" } };

  test("resolves the named field of the file's Markdown", async () => {
    expect(await valueOf(post, { file })).toBe("file: 4");
  });

  test("is null where there is no Markdown", async () => {
    expect(await valueOf(post, {})).toBeNull();
  });
});

describe("@backlink", () => {
  test("finds the nodes that refer to this one, in list order", async () => {
    const cities = [{ name: "Tacoma" }, { name: "Lakewood" }];
    const findAll = jest.fn(() =>
      Promise.resolve({ entries: new Set(cities) }),
    );
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
});
