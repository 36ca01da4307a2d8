import { kinds } from "../../content/model/kinds";
import type { Kind } from "../../content/model/kind";
import { typeDefs } from "../../content/model/typeDefs";
import { contentResolvers } from "../../graph/contentResolvers";
import { fieldExtensions } from "../../graph/fieldExtensions";
import { pictureTypes, usualCrop } from "../../graph/pictureTypes";

/** What Gatsby and its plugins add to the types of the content model. */
const gatsbyTypes = `
  directive @dontInfer on OBJECT
  directive @link(by: String! = "id") on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  scalar Date
  scalar JSON
  interface Node { id: ID! }
  type File { relativePath: String! }
  type MarkdownHeading { id: String value: String depth: Int }
  extend type MarkdownText { id: ID! }
  extend type MarkdownRemark { html: String timeToRead: Int }
  extend type Picture {
    gatsbyImageData(
      width: Int! = ${usualCrop.width}
      height: Int! = ${usualCrop.height}
      breakpoints: [Int!]
      sizes: String
      narrow: NarrowCrop
    ): JSON!
    sharedPath: String!
  }
  type Site { buildTime: Date @dateformat siteMetadata: SiteMetadata }
  type SiteMetadata { siteUrl: String }
  type PageInfo { hasNextPage: Boolean! }
  type Query { site: Site }`;

/** The root field that finds one entry of a kind, such as `indexPage`. */
export const entryField = ({ name }: Kind): string =>
  name.charAt(0).toLowerCase() + name.slice(1);

/** The root fields of a kind, such as `city(id: …)` and `allCity(filter: …)`. */
const queriesOf = (kind: Kind): string => `
  extend type ${kind.name} { id: ID! }
  type ${kind.name}Connection { nodes: [${kind.name}!]! pageInfo: PageInfo! }
  extend type Query {
    ${entryField(kind)}(id: JSON slug: JSON ${Object.keys(kind.fields)
      .map((field) => `${field}: JSON`)
      .join(" ")}): ${kind.name}
    all${kind.name}(filter: JSON, sort: JSON, limit: Int): ${kind.name}Connection!
  }`;

type Arguments = Readonly<Record<string, string>>;

const withArguments = (name: string, args?: Arguments): string =>
  args
    ? `${name}(${Object.entries(args)
        .map(([arg, type]) => `${arg}: ${type}`)
        .join(", ")})`
    : name;

interface Resolved {
  readonly type: string;
  readonly args?: Arguments;
}

const resolvedFields = Object.entries<Readonly<Record<string, Resolved>>>(
  contentResolvers(() => null),
).map(([type, fields]) => {
  const lines = Object.entries(fields).map(
    ([name, field]) => `${withArguments(name, field.args)}: ${field.type}`,
  );
  return `extend type ${type} { ${lines.join("\n")} }`;
});

const directives = Object.entries(fieldExtensions).map(
  ([name, { args }]) =>
    `directive @${withArguments(name, args)} on FIELD_DEFINITION`,
);

/**
 * The build's GraphQL types as far as the site's queries use them. A query that
 * uses more is an error until it is added here.
 */
export const previewTypes = (): string =>
  [
    gatsbyTypes,
    typeDefs(),
    pictureTypes,
    ...kinds.map(queriesOf),
    ...resolvedFields,
    ...directives,
  ]
    .join("\n")
    .replace(
      /: (Date!?) @dateformat/g,
      "(formatString: String): $1 @dateformat",
    );
