import type { Node } from "gatsby";
import { contentTypes } from "../content/model/contentTypes";
import {
  companyAnswerNames,
  getQuestionLabelName,
} from "../content/model/contentTypes/company";
import type { CompanyAnswerName } from "../content/model/contentTypes/company";
import { labels } from "../content/model/contentTypes/labels";
import { quoteForm } from "../content/model/contentTypes/quoteForm";
import { isReservedElementId } from "../content/model/reservedIds";
import { headingSlugs } from "../content/markdown/headingSlugs";
import { resolveCompanyTokens } from "./resolveCompanyTokens";
import type { NodeModelContext } from "./resolveCompanyTokens";

/** Context of resolvers, from Gatsby or from the editor's previews. */
export interface ResolverContext extends NodeModelContext {
  nodeModel: NodeModelContext["nodeModel"] & {
    findAll: <T>(args: {
      type: string;
      query: object;
    }) => Promise<{ entries: Iterable<Node & T> }>;
    getNodesByIds: (args: { ids: readonly string[]; type: string }) => Node[];
  };
}

/**
 * Sort argument of a node query, for the order in which the site lists entries. It names only
 * fields without a resolver: between two queries, Gatsby forgets what resolvers return.
 */
export const defaultSort = {
  sort: { fields: ["order", "slug"], order: ["ASC", "ASC"] },
} as const;

const contentTypesWithTemplates = contentTypes.filter(
  ({ templates }) => templates,
);

/** Finds the entries of a content type, in list order. */
async function findEntries(type: string, { nodeModel }: ResolverContext) {
  const { entries } = await nodeModel.findAll({ type, query: defaultSort });
  return Array.from(entries);
}

async function findAllPages(context: ResolverContext): Promise<Node[]> {
  const entriesByType = await Promise.all(
    contentTypesWithTemplates.map(({ name }) => findEntries(name, context)),
  );
  return entriesByType.flat();
}

/** Fields of a resource that enable others. */
interface ResourceValues {
  readonly listsServiceAreas?: boolean;
  readonly timeline?: object;
  readonly boxes?: object;
}

/** Resolver of a resource's field: `null` unless the resource also has the field `part`. */
const onlyIfSet = (
  part: keyof ResourceValues,
  type: string,
  resolveField: (context: ResolverContext) => unknown,
) => ({
  type,
  resolve: (
    resource: ResourceValues,
    _args: object,
    context: ResolverContext,
  ) => (resource[part] ? resolveField(context) : null),
});

type Labels = Record<keyof typeof labels.fields, string>;

const labelNames = Object.keys(labels.fields) as (keyof Labels)[];

async function resolveLabels(
  node: Labels,
  context: ResolverContext,
): Promise<Labels> {
  const texts = labelNames.map(
    async (name) =>
      [name, await resolveCompanyTokens(node[name], context)] as const,
  );
  return Object.fromEntries(await Promise.all(texts)) as Labels;
}

/**
 * Adds fields that no single content file provides: the pages of all content types, the map of
 * all counties and cities, and all labels at once. Two more keep query results from growing
 * with the site: posts by id, and service areas only where a resource lists them.
 */
export const createContentResolvers = (
  drawMap: (context: ResolverContext) => unknown,
) => ({
  Query: {
    areaMap: {
      type: "JSON!",
      resolve: (_source: unknown, _args: object, context: ResolverContext) =>
        drawMap(context),
    },
    contentPages: {
      type: "[PageLink!]!",
      resolve: (_source: unknown, _args: object, context: ResolverContext) =>
        findAllPages(context),
    },
    posts: {
      type: "[Post!]!",
      args: { ids: "[ID!]!" },
      resolve: (
        _source: unknown,
        { ids }: { ids: readonly string[] },
        { nodeModel }: ResolverContext,
      ) => nodeModel.getNodesByIds({ ids, type: "Post" }),
    },
  },
  Labels: {
    all: {
      type: "JSON!",
      resolve: (source: Labels, _args: object, context: ResolverContext) =>
        resolveLabels(source, context),
    },
  },
  CompanyAnswers: {
    /** The answers that the owner has given, each with the label of its question. */
    given: {
      type: "[GivenAnswer!]!",
      resolve: (source: Readonly<Partial<Record<CompanyAnswerName, string>>>) =>
        companyAnswerNames
          .map((name) => ({
            name,
            label: getQuestionLabelName(name),
            answer: source[name],
          }))
          .filter(({ answer }) => answer),
    },
  },
  QuoteForm: {
    /** All texts of the form in one value: only the form reads single texts. */
    texts: {
      type: "JSON!",
      resolve: (source: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(
          Object.keys(quoteForm.fields)
            .filter((name) => name !== "pages")
            .map((name) => [name, source[name]]),
        ),
    },
  },
  TipSection: {
    /** The id of the section, for links to it. */
    anchor: {
      type: "String!",
      resolve: ({ heading }: { readonly heading: string }) =>
        headingSlugs([heading], isReservedElementId)[0],
    },
  },
  Resource: {
    serviceAreas: onlyIfSet("listsServiceAreas", "[County!]", (context) =>
      findEntries("County", context),
    ),
    areaMap: onlyIfSet("listsServiceAreas", "JSON", drawMap),
    cities: onlyIfSet("timeline", "[City!]", (context) =>
      findEntries("City", context),
    ),
    rooms: onlyIfSet("boxes", "[InventoryRoom!]", (context) =>
      findEntries("InventoryRoom", context),
    ),
    homeSizes: onlyIfSet("boxes", "HomeSizes", ({ nodeModel }) =>
      nodeModel.findOne({ type: "HomeSizes", query: {} }),
    ),
  },
});

const maxRelatedPosts = 3;

/**
 * The posts that follow a post in list order; after the last comes the first.
 * @param posts all posts in list order
 * @param index of the post among them
 */
export const selectRelatedPosts = <Post>(
  posts: readonly Post[],
  index: number,
): Post[] =>
  [...posts.slice(index + 1), ...posts.slice(0, index)].slice(
    0,
    maxRelatedPosts,
  );
