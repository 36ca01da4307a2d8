import type { Node } from "gatsby";
import { kinds } from "../content/model/kinds";
import { labels } from "../content/model/kinds/labels";
import { quoteForm } from "../content/model/kinds/quoteForm";
import { withCompanyFacts } from "./companyFacts";
import type { FactsContext } from "./companyFacts";

/** What resolvers find nodes with: Gatsby's, or that of the editor's previews. */
export interface Context extends FactsContext {
  nodeModel: FactsContext["nodeModel"] & {
    findAll: <T>(args: {
      type: string;
      query: object;
    }) => Promise<{ entries: Iterable<Node & T> }>;
    getNodesByIds: (args: { ids: readonly string[]; type: string }) => Node[];
  };
}

/**
 * The part of a node query that sorts entries as the site lists them. Only fields
 * without a resolver of their own can be sorted by: Gatsby forgets what others
 * return between two queries.
 */
export const inOrder = {
  sort: { fields: ["order", "slug"], order: ["ASC", "ASC"] },
} as const;

const kindsWithPages = kinds.filter(({ templates }) => templates);

async function pagesOfAllKinds({ nodeModel }: Context): Promise<Node[]> {
  const found = await Promise.all(
    kindsWithPages.map(({ name }) =>
      nodeModel.findAll({ type: name, query: inOrder }),
    ),
  );
  return found.flatMap(({ entries }) => Array.from(entries));
}

type Labels = Record<keyof typeof labels.fields, string>;

const labelNames = Object.keys(labels.fields) as (keyof Labels)[];

async function filledLabels(node: Labels, context: Context): Promise<Labels> {
  const texts = labelNames.map(
    async (name) =>
      [name, await withCompanyFacts(node[name], context)] as const,
  );
  return Object.fromEntries(await Promise.all(texts)) as Labels;
}

/**
 * Adds fields that no single content file provides: the pages of all kinds, the
 * map of all counties and cities, and all labels at once. Two more keep query
 * results from growing with the site: posts by id, and service areas only where
 * a resource lists them.
 */
export const contentResolvers = (drawMap: (context: Context) => unknown) => ({
  Query: {
    areaMap: {
      type: "AreaMap!",
      resolve: (_source: unknown, _args: object, context: Context) =>
        drawMap(context),
    },
    contentPages: {
      type: "[PageLink!]!",
      resolve: (_source: unknown, _args: object, context: Context) =>
        pagesOfAllKinds(context),
    },
    posts: {
      type: "[Post!]!",
      args: { ids: "[ID!]!" },
      resolve: (
        _source: unknown,
        { ids }: { ids: readonly string[] },
        { nodeModel }: Context,
      ) => nodeModel.getNodesByIds({ ids, type: "Post" }),
    },
  },
  Labels: {
    all: {
      type: "JSON!",
      resolve: (source: Labels, _args: object, context: Context) =>
        filledLabels(source, context),
    },
  },
  QuoteForm: {
    /** All texts of the form at once: only it takes them apart. */
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
  Resource: {
    serviceAreas: {
      type: "[County!]",
      resolve: async (
        { listsServiceAreas }: { listsServiceAreas?: boolean },
        _args: object,
        { nodeModel }: Context,
      ) =>
        listsServiceAreas
          ? (await nodeModel.findAll({ type: "County", query: inOrder }))
              .entries
          : null,
    },
    rooms: {
      type: "[InventoryRoom!]",
      resolve: async (
        { boxes }: { boxes?: object },
        _args: object,
        { nodeModel }: Context,
      ) =>
        boxes
          ? (await nodeModel.findAll({ type: "InventoryRoom", query: inOrder }))
              .entries
          : null,
    },
    homeSizes: {
      type: "HomeSizes",
      resolve: async (
        { boxes }: { boxes?: object },
        _args: object,
        { nodeModel }: Context,
      ) =>
        boxes
          ? Array.from(
              (await nodeModel.findAll({ type: "HomeSizes", query: {} }))
                .entries,
            )[0]
          : null,
    },
    areaMap: {
      type: "AreaMap",
      resolve: (
        { listsServiceAreas }: { listsServiceAreas?: boolean },
        _args: object,
        context: Context,
      ) => (listsServiceAreas ? drawMap(context) : null),
    },
  },
});

/** Number of related posts at the end of a post. */
const relatedCount = 3;

/**
 * The posts that follow a post in list order; after the last comes the first.
 * @param posts all posts in list order
 * @param index of the post among them
 */
export const relatedPosts = <Post>(
  posts: readonly Post[],
  index: number,
): Post[] =>
  [...posts.slice(index + 1), ...posts.slice(0, index)].slice(0, relatedCount);
