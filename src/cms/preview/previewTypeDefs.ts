import { contentTypes } from "../../content/model/contentTypes";
import type { ContentType } from "../../content/model/contentType";
import { buildTypeDefs } from "../../content/model/buildTypeDefs";
import { createContentResolvers } from "../../graphql/createContentResolvers";
import { fieldExtensions } from "../../graphql/fieldExtensions";
import { narrowCropTypeDef, defaultCropSize } from "../../graphql/pictureTypes";

/** Types that Gatsby and its plugins add to the types of the content model. */
const gatsbyTypeDefs = `
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
      width: Int! = ${defaultCropSize.width}
      height: Int! = ${defaultCropSize.height}
      breakpoints: [Int!]
      sizes: String
      narrow: NarrowCrop
    ): JSON!
    sharedPath: String!
    tone: String
  }
  type Site { buildTime: Date @dateformat siteMetadata: SiteMetadata }
  type SiteMetadata { siteUrl: String }
  type PageInfo { hasNextPage: Boolean! }
  type Query { site: Site }`;

/** Name of the root field that finds one content entry of a type, such as `indexPage`. */
export const getRootFieldName = ({ name }: ContentType): string =>
  name.charAt(0).toLowerCase() + name.slice(1);

/** Root fields of a content type, such as `city(id: …)` and `allCity(filter: …)`. */
function buildRootFieldDefs(contentType: ContentType): string {
  const { name, fields } = contentType;
  const filters = ["id", "slug", ...Object.keys(fields)]
    .map((field) => `${field}: JSON`)
    .join(" ");
  return `
  extend type ${name} { id: ID! }
  type ${name}Connection { nodes: [${name}!]! pageInfo: PageInfo! }
  extend type Query {
    ${getRootFieldName(contentType)}(${filters}): ${name}
    all${name}(filter: JSON, sort: JSON, limit: Int): ${name}Connection!
  }`;
}

type ArgumentTypes = Readonly<Record<string, string>>;

function withArguments(name: string, args?: ArgumentTypes): string {
  if (!args) return name;
  const argumentDefs = Object.entries(args).map(
    ([arg, type]) => `${arg}: ${type}`,
  );
  return `${name}(${argumentDefs.join(", ")})`;
}

interface ResolverField {
  readonly type: string;
  readonly args?: ArgumentTypes;
}

const resolverFieldDefs = Object.entries<
  Readonly<Record<string, ResolverField>>
>(createContentResolvers(() => null)).map(([type, fields]) => {
  const lines = Object.entries(fields).map(
    ([name, field]) => `${withArguments(name, field.args)}: ${field.type}`,
  );
  return `extend type ${type} { ${lines.join("\n")} }`;
});

const directiveDefs = Object.entries(fieldExtensions).map(
  ([name, { args }]) =>
    `directive @${withArguments(name, args)} on FIELD_DEFINITION`,
);

/**
 * Builds the GraphQL types that the site's queries use. A query that uses another type
 * fails until that type is added here.
 */
export const buildPreviewTypeDefs = (): string =>
  [
    gatsbyTypeDefs,
    buildTypeDefs(),
    narrowCropTypeDef,
    ...contentTypes.map(buildRootFieldDefs),
    ...resolverFieldDefs,
    ...directiveDefs,
  ]
    .join("\n")
    .replace(
      /: (Date!?) @dateformat/g,
      "(formatString: String): $1 @dateformat",
    );
