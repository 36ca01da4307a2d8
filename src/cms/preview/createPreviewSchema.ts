import {
  buildSchema,
  defaultFieldResolver,
  getDirectiveValues,
  getNamedType,
  isNonNullType,
  isObjectType,
} from "graphql";
import type { GraphQLObjectType, GraphQLSchema } from "graphql";
import { contentTypes } from "../../content/model/contentTypes";
import { createContentResolvers } from "../../graphql/createContentResolvers";
import { fieldExtensions } from "../../graphql/fieldExtensions";
import type { CropSize } from "../../graphql/pictureTypes";
import { getPreviewNodes } from "./previewNodes";
import { hasPlaceholder } from "./placeholders";
import { createMarkdownResolvers } from "./createMarkdownResolvers";
import type { PreviewNodeModel, NodeQuery } from "./previewNodeModel";
import { createPreviewPicture } from "./createPreviewPicture";
import { getRootFieldName, buildPreviewTypeDefs } from "./previewTypeDefs";

/** Data of the build that isn't in content files. */
export interface BuildData {
  readonly siteUrl: string;
  readonly buildYear: string;
  /** The map of the service area, from `buildAreaMapData`. */
  readonly areaMap: unknown;
}

/** Context of resolvers, in the shape of Gatsby's context. */
export interface PreviewResolverContext {
  readonly nodeModel: PreviewNodeModel;
  readonly defaultFieldResolver: typeof defaultFieldResolver;
  readonly pictureUrl: (src: string) => string | undefined;
}

type Field = ReturnType<GraphQLObjectType["getFields"]>[string];
type FieldResolver = NonNullable<Field["resolve"]>;

interface ListArgs {
  readonly filter?: NodeQuery["filter"];
  readonly sort?: Sort | readonly Sort[];
  readonly limit?: number;
}

type Sort = Readonly<Record<string, "ASC" | "DESC">>;

/**
 * Creates a placeholder node for a content entry that doesn't exist or isn't chosen
 * yet.
 */
function createPlaceholderEntry(type: string, slug: string) {
  const folder = contentTypes.find(({ name }) => name === type)?.folder ?? "";
  const path = `${folder}/${slug}.md`;
  const file = { path, frontMatter: { name: slug }, body: "" };
  return getPreviewNodes(file, () => undefined)[0];
}

/**
 * Creates a resolver that finds nodes by a field, such as `slug`. Lists omit missing
 * nodes, as in the build.
 */
const createLinkResolver =
  (by: string): FieldResolver =>
  async (source, args, context: PreviewResolverContext, info) => {
    const type = getNamedType(info.returnType).name;
    const findLinked = async (value: string, isNeeded: boolean) =>
      (await context.nodeModel.findOne({
        type,
        query: { filter: { [by]: { eq: value } } },
      })) ??
      (isNeeded || hasPlaceholder(value)
        ? createPlaceholderEntry(type, value)
        : null);
    const value: unknown = defaultFieldResolver(source, args, context, info);
    if (Array.isArray(value)) {
      const nodes = value.map((one) => findLinked(String(one), false));
      return (await Promise.all(nodes)).filter(Boolean);
    }
    return typeof value === "string"
      ? findLinked(value, isNonNullType(info.returnType))
      : null;
  };

/** Options of `Intl.DateTimeFormat` for the date formats of the site's queries. */
const dateFormats: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  YYYY: { year: "numeric" },
  "MMMM YYYY": { year: "numeric", month: "long" },
};

/**
 * Formats a date as Gatsby does, and returns a placeholder unchanged.
 * @throws when `dateFormats` lacks the format
 */
const resolveDate: FieldResolver = (
  source,
  args: { formatString?: string },
  context,
  info,
) => {
  const found: unknown = defaultFieldResolver(source, args, context, info);
  const value = typeof found === "string" ? found : "";
  const day = new Date(value);
  if (!args.formatString || Number.isNaN(day.getTime())) return value || null;
  const options = dateFormats[args.formatString];
  if (!options)
    throw new Error(`Previews can't format dates as ${args.formatString}`);
  return day.toLocaleDateString("en-US", { ...options, timeZone: "UTC" });
};

function resolverFromDirectives(schema: GraphQLSchema, { astNode }: Field) {
  for (const { name } of astNode?.directives ?? []) {
    const directive = schema.getDirective(name.value);
    if (!astNode || !directive) continue;
    const args = Object.fromEntries(
      Object.entries(getDirectiveValues(directive, astNode) ?? {}).map(
        ([key, value]) => [key, String(value)],
      ),
    );
    if (name.value === "link") return createLinkResolver(args.by ?? "id");
    if (name.value === "dateformat") return resolveDate;
    const extension = fieldExtensions[name.value];
    if (extension) return extension.extend(args).resolve;
  }
  return undefined;
}

type Resolvers = Readonly<
  Record<string, Readonly<Record<string, { readonly resolve: FieldResolver }>>>
>;

const contentRootFields = Object.fromEntries(
  contentTypes.flatMap(
    (contentType): [string, { resolve: FieldResolver }][] => {
      const type = contentType.name;
      const findOne: FieldResolver = (
        _source,
        filter: NonNullable<NodeQuery["filter"]>,
        { nodeModel }: PreviewResolverContext,
      ) => nodeModel.findOne({ type, query: { filter } });
      const findAll: FieldResolver = async (
        _source,
        { filter, sort = [], limit = Infinity }: ListArgs,
        { nodeModel }: PreviewResolverContext,
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
        [getRootFieldName(contentType), { resolve: findOne }],
        [`all${type}`, { resolve: findAll }],
      ];
    },
  ),
);

/** Replacements for resolvers of Gatsby and its plugins. */
const createPluginResolvers = ({
  siteUrl,
  buildYear,
}: BuildData): Resolvers => ({
  Query: {
    ...contentRootFields,
    site: {
      resolve: () => ({ buildTime: buildYear, siteMetadata: { siteUrl } }),
    },
  },
  Picture: {
    gatsbyImageData: {
      resolve: (
        { src }: { src: string },
        crop: CropSize,
        { pictureUrl }: PreviewResolverContext,
      ) => createPreviewPicture(src ? pictureUrl(`/${src}`) : undefined, crop),
    },
    // Only the head of a page, which previews lack, uses this path.
    sharedPath: { resolve: ({ src }: { src: string }) => `/${src}` },
  },
});

/**
 * Creates a schema with the build's types and resolvers, for execution with a
 * {@link PreviewResolverContext}.
 */
export async function createPreviewSchema(
  buildData: BuildData,
): Promise<GraphQLSchema> {
  const schema = buildSchema(buildPreviewTypeDefs());
  const resolverMaps: readonly Resolvers[] = [
    createPluginResolvers(buildData),
    // The map comes finished from `readAdminContent`: the outlines of the counties are too
    // large to send to the editor.
    createContentResolvers(() => buildData.areaMap),
    { MarkdownRemark: await createMarkdownResolvers() },
  ];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const resolvers = resolverMaps.find(
        (candidates) => candidates[type.name]?.[field.name],
      );
      field.resolve =
        resolvers?.[type.name]?.[field.name]?.resolve ??
        resolverFromDirectives(schema, field);
    }
  }
  return schema;
}
