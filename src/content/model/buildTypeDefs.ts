import { heading, cardPageFields, seoFields } from "./commonFields";
import type { Fields } from "./fields";
import { getGraphqlDirective, getGraphqlType } from "./fieldTypes";
import { contentTypes } from "./contentTypes";
import { company, siteFacts } from "./contentTypes/company";
import type { ContentType } from "./contentType";

const fixedTypeDefs = `
  type MarkdownRemark implements Node @dontInfer {
    id: ID!
  }
  type PageLink {
    name: String! @companyFacts
    path: String!
  }
  type LinkablePage {
    name: String @companyFacts
    heading: String! @companyFacts
    path: String!
  }
  type QuoteSubject {
    parameter: String!
    slug: String!
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

/** @param omitTextDirectives `true` for an interface, because each implementing type has the directives */
const fieldTypeDefs = (fields: Fields, omitTextDirectives = false): string[] =>
  Object.entries(fields).map(([name, field]) => {
    const isDirectiveOmitted = omitTextDirectives && field.type === "text";
    const type = `${getGraphqlType(field)}${field.optional ? "" : "!"}`;
    return `${name}: ${type} ${isDirectiveOmitted ? "" : getGraphqlDirective(field)}`.trimEnd();
  });

function objectTypeDefs(fields: Fields): [string, string][] {
  return Object.values(fields).flatMap((field): [string, string][] => {
    if (field.type === "list") return objectTypeDefs({ item: field.item });
    if (field.type !== "object") return [];
    const body = fieldTypeDefs(field.fields).join("\n    ");
    return [
      [field.name, `type ${field.name} {\n    ${body}\n  }`],
      ...objectTypeDefs(field.fields),
    ];
  });
}

const bodyFieldDefs = [
  "html: String! @html",
  "headings: [MarkdownHeading!]! @headings",
  'timeToRead: Int! @markdown(field: "timeToRead")',
];

/** The pages between the home page and the entry's page whose path is in the field `of`. */
const pagesAboveDef =
  'pagesAbove(of: String! = "path"): [LinkablePage!]! @pagesAbove';

/** GraphQL interfaces: fields of all pages, and fields of all pages with a card. */
const interfaces = {
  Page: { ...seoFields, heading },
  CardPage: cardPageFields,
};

const interfaceTypeDefs = () =>
  Object.entries(interfaces).map(
    ([name, fields]) =>
      `interface ${name} implements Node {
    id: ID!
    path: String!
    ${pagesAboveDef}
    ${fieldTypeDefs(fields, true).join("\n    ")}
  }`,
  );

/** Interface of the company, as the type of `Company.siteFacts`, which is JSON. */
const siteFactsTypeDef = () =>
  `interface SiteFacts {
    ${fieldTypeDefs(siteFacts, true).join("\n    ")}
  }`;

const pageInterfaceNamesOf = (contentType: ContentType) =>
  Object.entries(interfaces).flatMap(([name, fields]) =>
    contentType.pathPatterns &&
    Object.keys(fields).every((field) => field in contentType.fields)
      ? [name]
      : [],
  );

function contentTypeDef(contentType: ContentType): string {
  const lines = [
    "slug: String!",
    "file: String!",
    ...Object.keys(contentType.pathPatterns ?? {}).map(
      (name) => `${name}: String!`,
    ),
    ...(contentType.pathPatterns ? [pagesAboveDef] : []),
    ...fieldTypeDefs(contentType.fields),
    ...Object.entries(contentType.backlinks ?? {}).map(
      ([name, { from, by }]) =>
        `${name}: [${from}!]! @backlink(from: "${from}", by: "${by}")`,
    ),
    ...(contentType.body === "none" ? [] : bodyFieldDefs),
  ];
  const implemented = [
    "Node",
    ...(contentType === company ? ["SiteFacts"] : []),
    ...pageInterfaceNamesOf(contentType),
  ];
  return `type ${contentType.name} implements ${implemented.join(" & ")} @dontInfer {\n    ${lines.join("\n    ")}\n  }`;
}

/** Builds the GraphQL types of all content, in the schema definition language (SDL). */
export function buildTypeDefs(): string {
  const objects = new Map(
    contentTypes.flatMap((contentType) => objectTypeDefs(contentType.fields)),
  );
  return [
    fixedTypeDefs,
    ...interfaceTypeDefs(),
    siteFactsTypeDef(),
    ...contentTypes.map(contentTypeDef),
    ...objects.values(),
  ].join("\n  ");
}
