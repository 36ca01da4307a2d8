import {
  GraphQLInterfaceType,
  GraphQLObjectType,
  assertValidSchema,
  buildSchema,
  print,
} from "graphql";
import { kinds } from "../../../src/content/model/kinds";
import { typeDefs } from "../../../src/content/model/typeDefs";

/** The types and fields that Gatsby adds. */
const gatsby = `
  directive @link(by: String) on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  directive @html on FIELD_DEFINITION
  directive @headings on FIELD_DEFINITION
  directive @markdown(field: String!) on FIELD_DEFINITION
  directive @companyFacts on FIELD_DEFINITION
  directive @pageLink on FIELD_DEFINITION
  directive @backlink(from: String!, by: String!) on FIELD_DEFINITION
  directive @dontInfer on OBJECT
  scalar Date
  type MarkdownHeading { id: String, value: String, depth: Int }
  interface Node { id: ID! }
  type File implements Node { id: ID! }
  type Query { node: Node }
  ${["MarkdownText", ...kinds.map(({ name }) => name)]
    .map((name) => `extend type ${name} { id: ID! }`)
    .join("\n")}
`;

const schema = buildSchema(gatsby + typeDefs());

/** A field with its type and directives: `county: County! @link(by: "slug")`. */
function field(path: string): string {
  const [typeName = "", fieldName = ""] = path.split(".");
  const type = schema.getType(typeName);
  const found =
    type instanceof GraphQLObjectType || type instanceof GraphQLInterfaceType
      ? type.getFields()[fieldName]
      : undefined;
  if (!found?.astNode) throw new Error(`There is no ${path}`);
  return print(found.astNode);
}

const fieldNames = (typeName: string) => {
  const type = schema.getType(typeName);
  return type instanceof GraphQLObjectType ? Object.keys(type.getFields()) : [];
};

test("the types are a valid schema together with Gatsby's", () => {
  expect(() => assertValidSchema(schema)).not.toThrow();
});

describe("relations", () => {
  test.each([
    'City.county: County! @link(by: "slug")',
    'County.cities: [City!]! @backlink(from: "City", by: "county")',
    'City.posts: [Post!]! @backlink(from: "Post", by: "city")',
    'County.nearby: [County!]! @link(by: "slug")',
  ])("%s", (line) => {
    const [path = ""] = line.split(":");
    expect(`${path.split(".")[0]!}.${field(path)}`).toBe(line);
  });

  test("from a post to a city are optional", () => {
    expect(field("Post.city")).toBe('city: City @link(by: "slug")');
  });
});

describe("fields", () => {
  test.each([
    ["text", "City.heading", "heading: String! @companyFacts"],
    ["list of texts", "Service.included", "included: [String!]! @companyFacts"],
    ["Markdown", "CityFact.text", "text: MarkdownText! @link"],
    ["list of Markdown", "TipSection.items", "items: [MarkdownText!]! @link"],
    ["whole number", "City.order", "order: Int!"],
    ["number", "BoxSize.cubicFeet", "cubicFeet: Float!"],
    ["flag", "Post.guide", "guide: Boolean!"],
    ["day", "Post.date", "date: Date! @dateformat"],
    ["optional day", "Post.updated", "updated: Date @dateformat"],
    ["picture", "City.image", "image: Picture!"],
    ["list of blocks", "City.facts", "facts: [CityFact!]!"],
    ["optional block", "Resource.boxes", "boxes: BoxGuide"],
    ["link to a page", "NavigationLink.path", "path: String! @pageLink"],
    ["choice", "NavigationItem.lists", "lists: String"],
  ])("%s: %s", (_type, path, line) => {
    expect(field(path)).toBe(line);
  });

  test("a picture is a file of the content folder with alternative text", () => {
    expect(field("Picture.src")).toBe('src: File! @link(by: "relativePath")');
    expect(field("Picture.alt")).toBe("alt: String!");
    expect(field("Picture.focus")).toBe("focus: String");
  });

  test("tokens are not replaced in the company's own facts", () => {
    expect(field("Company.tagline")).toBe("tagline: String!");
  });

  test.each(kinds)("$name has HTML only if it has a body", ({ name, body }) => {
    expect(fieldNames(name).includes("html")).toBe(body !== "none");
  });
});
