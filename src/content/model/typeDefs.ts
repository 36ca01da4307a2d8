import { heading, cardPage, seo } from "./commonFields";
import type { Fields } from "./fields";
import { graphqlDirective, graphqlType } from "./fieldTypes";
import { kinds } from "./kinds";
import type { Kind } from "./kind";

const fixedTypes = `
  type MarkdownRemark implements Node @dontInfer {
    id: ID!
  }
  type PageLink {
    name: String! @companyFacts
    path: String!
  }
  type GivenAnswer {
    name: String!
    label: String!
    answer: MarkdownText! @link
  }
  type MarkdownText implements Node @dontInfer {
    html: String! @html
  }`;

/** @param plain without what answers a text, which interfaces leave to their types */
const fieldDefinitions = (fields: Fields, plain = false): string[] =>
  Object.entries(fields).map(([name, field]) => {
    const isPlain = plain && field.type === "text";
    const type = `${graphqlType(field)}${field.optional ? "" : "!"}`;
    return `${name}: ${type} ${isPlain ? "" : graphqlDirective(field)}`.trimEnd();
  });

function objectTypes(fields: Fields): [string, string][] {
  return Object.values(fields).flatMap((field): [string, string][] => {
    if (field.type === "list") return objectTypes({ of: field.of });
    if (field.type !== "object") return [];
    const body = fieldDefinitions(field.fields).join("\n    ");
    return [
      [field.name, `type ${field.name} {\n    ${body}\n  }`],
      ...objectTypes(field.fields),
    ];
  });
}

const bodyLines = [
  "html: String! @html",
  "headings: [MarkdownHeading!]! @headings",
  'timeToRead: Int! @markdown(field: "timeToRead")',
];

/** What kinds of pages have in common: all of them, and those that lists show. */
const interfaces = { Page: { ...seo, heading }, CardPage: cardPage };

const interfaceTypes = () =>
  Object.entries(interfaces).map(
    ([name, fields]) =>
      `interface ${name} implements Node {
    id: ID!
    path: String!
    ${fieldDefinitions(fields, true).join("\n    ")}
  }`,
  );

const interfacesOf = (kind: Kind) =>
  Object.entries(interfaces).flatMap(([name, fields]) =>
    kind.paths && Object.keys(fields).every((field) => field in kind.fields)
      ? [name]
      : [],
  );

function kindType(kind: Kind): string {
  const lines = [
    "slug: String!",
    "file: String!",
    ...Object.keys(kind.paths ?? {}).map((name) => `${name}: String!`),
    ...fieldDefinitions(kind.fields),
    ...Object.entries(kind.backlinks ?? {}).map(
      ([name, { from, by }]) =>
        `${name}: [${from}!]! @backlink(from: "${from}", by: "${by}")`,
    ),
    ...(kind.body === "none" ? [] : bodyLines),
  ];
  const implemented = ["Node", ...interfacesOf(kind)].join(" & ");
  return `type ${kind.name} implements ${implemented} @dontInfer {\n    ${lines.join("\n    ")}\n  }`;
}

/** The GraphQL types of all content in the schema definition language. */
export function typeDefs(): string {
  const objects = new Map(kinds.flatMap((kind) => objectTypes(kind.fields)));
  return [
    fixedTypes,
    ...interfaceTypes(),
    ...kinds.map(kindType),
    ...objects.values(),
  ].join("\n  ");
}
