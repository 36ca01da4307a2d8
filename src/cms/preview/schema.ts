import {
  buildSchema,
  defaultFieldResolver,
  getDirectiveValues,
  getNamedType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { GraphQLObjectType, GraphQLSchema } from "graphql";
import { kinds } from "../../content/model/kinds";
import { contentResolvers } from "../../graph/contentResolvers";
import { fieldExtensions } from "../../graph/fieldExtensions";
import type { Crop } from "../../graph/pictureTypes";
import { nodesOf } from "./previewNodes";
import { hasGap } from "./gaps";
import { previewMarkdown } from "./markdown";
import type { NodeModel, NodeQuery } from "./nodeModel";
import { previewPicture } from "./previewPicture";
import { entryField, previewTypes } from "./types";

/** What the build knows besides the files. */
export interface SiteFacts {
  readonly siteUrl: string;
  readonly buildYear: string;
  /** The map of the service area, as `areaMap` draws it. */
  readonly areaMap: unknown;
}

/** The context of resolvers, shaped like Gatsby's. */
export interface PreviewContext {
  readonly nodeModel: NodeModel;
  readonly defaultFieldResolver: typeof defaultFieldResolver;
  readonly pictureUrl: (src: string) => string | undefined;
}

type Field = ReturnType<GraphQLObjectType["getFields"]>[string];
type Resolve = NonNullable<Field["resolve"]>;

interface Selection {
  readonly filter?: NodeQuery["filter"];
  readonly sort?: Sort | readonly Sort[];
  readonly limit?: number;
}

type Sort = Readonly<Record<string, "ASC" | "DESC">>;

/** A placeholder for an entry that doesn't exist or isn't chosen yet. */
function missingEntry(type: string, slug: string) {
  const folder = kinds.find(({ name }) => name === type)?.folder ?? "";
  const path = `${folder}/${slug}.md`;
  return nodesOf({ path, frontMatter: { name: slug }, body: "" })[0];
}

/** Resolves slugs to entries; lists leave out missing entries, as in the build. */
const linkedBy =
  (by: string): Resolve =>
  async (source, args, context: PreviewContext, info) => {
    const type = getNamedType(info.returnType).name;
    const linked = async (value: string, isNeeded: boolean) =>
      (await context.nodeModel.findOne({
        type,
        query: { filter: { [by]: { eq: value } } },
      })) ?? (isNeeded || hasGap(value) ? missingEntry(type, value) : null);
    const value: unknown = defaultFieldResolver(source, args, context, info);
    if (Array.isArray(value)) {
      const nodes = value.map((one) => linked(String(one), false));
      return (await Promise.all(nodes)).filter(Boolean);
    }
    return typeof value === "string"
      ? linked(value, isNonNullType(info.returnType))
      : null;
  };

/** The date formats of the site's queries, as options of `Intl`. */
const formats: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  YYYY: { year: "numeric" },
  "MMMM YYYY": { year: "numeric", month: "long" },
};

/**
 * Formats a day as Gatsby does. A placeholder stays as it is.
 * @throws when the format is not in the list above
 */
const formattedDate: Resolve = (
  source,
  args: { formatString?: string },
  context,
  info,
) => {
  const found: unknown = defaultFieldResolver(source, args, context, info);
  const value = typeof found === "string" ? found : "";
  const day = new Date(value);
  if (!args.formatString || Number.isNaN(day.getTime())) return value || null;
  const options = formats[args.formatString];
  if (!options)
    throw new Error(`Previews can't format dates as ${args.formatString}`);
  return day.toLocaleDateString("en-US", { ...options, timeZone: "UTC" });
};

function directed(schema: GraphQLSchema, { astNode }: Field) {
  for (const { name } of astNode?.directives ?? []) {
    const directive = schema.getDirective(name.value);
    if (!astNode || !directive) continue;
    const args = Object.fromEntries(
      Object.entries(getDirectiveValues(directive, astNode) ?? {}).map(
        ([key, value]) => [key, String(value)],
      ),
    );
    if (name.value === "link") return linkedBy(args.by ?? "id");
    if (name.value === "dateformat") return formattedDate;
    const extension = fieldExtensions[name.value];
    if (extension) return extension.extend(args).resolve;
  }
  return undefined;
}

type Resolvers = Readonly<
  Record<string, Readonly<Record<string, { readonly resolve: Resolve }>>>
>;

const entryFields = Object.fromEntries(
  kinds.flatMap((kind): [string, { resolve: Resolve }][] => {
    const type = kind.name;
    const one: Resolve = (
      _source,
      filter: NonNullable<NodeQuery["filter"]>,
      { nodeModel }: PreviewContext,
    ) => nodeModel.findOne({ type, query: { filter } });
    const all: Resolve = async (
      _source,
      { filter, sort = [], limit = Infinity }: Selection,
      { nodeModel }: PreviewContext,
    ) => {
      const orders = [sort].flat().flatMap((order) => Object.entries(order));
      const { entries } = await nodeModel.findAll({
        type,
        query: {
          filter,
          sort: {
            fields: orders.map(([field]) => field),
            order: orders.map(([, order]) => order),
          },
        },
      });
      return {
        nodes: entries.slice(0, limit),
        pageInfo: { hasNextPage: entries.length > limit },
      };
    };
    return [
      [entryField(kind), { resolve: one }],
      [`all${type}`, { resolve: all }],
    ];
  }),
);

/** Fields that Gatsby's plugins resolve in the build, most of them from files. */
const ownFields = ({ siteUrl, buildYear }: SiteFacts): Resolvers => ({
  Query: {
    ...entryFields,
    site: {
      resolve: () => ({ buildTime: buildYear, siteMetadata: { siteUrl } }),
    },
  },
  Picture: {
    gatsbyImageData: {
      resolve: (
        { src }: { src: string },
        crop: Crop,
        { pictureUrl }: PreviewContext,
      ) => previewPicture(src ? pictureUrl(`/${src}`) : undefined, crop),
    },
    // Only the head of a page uses it, which previews don't have.
    sharedPath: { resolve: ({ src }: { src: string }) => `/${src}` },
  },
});

/** The build's types and resolvers, for execution with a {@link PreviewContext}. */
export async function previewSchema(facts: SiteFacts): Promise<GraphQLSchema> {
  const schema = buildSchema(previewTypes());
  const added: readonly Resolvers[] = [
    ownFields(facts),
    // Drawing the map takes outlines that are too large to send to the editor.
    contentResolvers(() => facts.areaMap),
    { MarkdownRemark: await previewMarkdown() },
  ];
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        field.resolve =
          added.flatMap((one) => one[type.name]?.[field.name] ?? [])[0]
            ?.resolve ?? directed(schema, field);
  return schema;
}
