import type { Node } from "gatsby";
import { labels } from "../content-model/kinds/labels";
import { filled } from "./nodes/filled";
import type { FactsContext } from "./nodes/filled";

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

/** How lists of the map and of service areas are sorted. */
export const query = {
  sort: { fields: ["order", "name"], order: ["ASC", "ASC"] },
};

type Labels = Record<keyof typeof labels.fields, string>;

const labelNames = Object.keys(labels.fields) as (keyof Labels)[];

async function filledLabels(node: Labels, context: Context): Promise<Labels> {
  const texts = labelNames.map(
    async (name) => [name, await filled(node[name], context)] as const,
  );
  return Object.fromEntries(await Promise.all(texts)) as Labels;
}

/**
 * What no content file holds by itself: the map of all counties and cities, and
 * all labels at once, so that a query need not name each. And what a query can't
 * ask for without growing with the site: posts by their ids, and service areas
 * where they are shown only.
 */
export const contentResolvers = (drawMap: (context: Context) => unknown) => ({
  Query: {
    areaMap: {
      type: "AreaMap!",
      resolve: (_source: unknown, _args: object, context: Context) =>
        drawMap(context),
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
  Resource: {
    serviceAreas: {
      type: "[County!]",
      resolve: async (
        { listsServiceAreas }: { listsServiceAreas?: boolean },
        _args: object,
        { nodeModel }: Context,
      ) =>
        listsServiceAreas
          ? (await nodeModel.findAll({ type: "County", query })).entries
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
