import type { Node } from "gatsby";
import { kinds } from "../content/model/kinds";
import {
  companyAnswerNames,
  questionLabel,
} from "../content/model/kinds/company";
import type { CompanyAnswer } from "../content/model/kinds/company";
import { labels } from "../content/model/kinds/labels";
import { quoteForm } from "../content/model/kinds/quoteForm";
import { isOwnId } from "../content/model/ownIds";
import { headingSlugs } from "../content/read/markdown/headingSlugs";
import { withCompanyFacts } from "./companyFacts";
import type { FactsContext } from "./companyFacts";

/** What resolvers find nodes with: Gatsby's, or that of the editor's previews. */
export interface ContentContext extends FactsContext {
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

/** The entries of a kind as the site lists them. */
async function entriesOf(type: string, { nodeModel }: ContentContext) {
  const { entries } = await nodeModel.findAll({ type, query: inOrder });
  return Array.from(entries);
}

async function pagesOfAllKinds(context: ContentContext): Promise<Node[]> {
  const found = await Promise.all(
    kindsWithPages.map(({ name }) => entriesOf(name, context)),
  );
  return found.flat();
}

/** The fields of a resource that decide what else it shows. */
interface Resource {
  readonly listsServiceAreas?: boolean;
  readonly timeline?: object;
  readonly boxes?: object;
}

/** A field of a resource that it has only if it has a part of its own, too. */
const shownWith = (
  part: keyof Resource,
  type: string,
  answer: (context: ContentContext) => unknown,
) => ({
  type,
  resolve: (resource: Resource, _args: object, context: ContentContext) =>
    resource[part] ? answer(context) : null,
});

type Labels = Record<keyof typeof labels.fields, string>;

const labelNames = Object.keys(labels.fields) as (keyof Labels)[];

async function filledLabels(
  node: Labels,
  context: ContentContext,
): Promise<Labels> {
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
export const contentResolvers = (
  drawMap: (context: ContentContext) => unknown,
) => ({
  Query: {
    areaMap: {
      type: "JSON!",
      resolve: (_source: unknown, _args: object, context: ContentContext) =>
        drawMap(context),
    },
    contentPages: {
      type: "[PageLink!]!",
      resolve: (_source: unknown, _args: object, context: ContentContext) =>
        pagesOfAllKinds(context),
    },
    posts: {
      type: "[Post!]!",
      args: { ids: "[ID!]!" },
      resolve: (
        _source: unknown,
        { ids }: { ids: readonly string[] },
        { nodeModel }: ContentContext,
      ) => nodeModel.getNodesByIds({ ids, type: "Post" }),
    },
  },
  Labels: {
    all: {
      type: "JSON!",
      resolve: (source: Labels, _args: object, context: ContentContext) =>
        filledLabels(source, context),
    },
  },
  CompanyAnswers: {
    /** The answers that the owner has given, each with the label of its question. */
    given: {
      type: "[GivenAnswer!]!",
      resolve: (source: Readonly<Partial<Record<CompanyAnswer, string>>>) =>
        companyAnswerNames
          .map((name) => ({
            name,
            label: questionLabel(name),
            answer: source[name],
          }))
          .filter(({ answer }) => answer),
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
  TipSection: {
    /** The id of the section, for links to it. */
    anchor: {
      type: "String!",
      resolve: ({ heading }: { readonly heading: string }) =>
        headingSlugs([heading], isOwnId)[0],
    },
  },
  Resource: {
    serviceAreas: shownWith("listsServiceAreas", "[County!]", (context) =>
      entriesOf("County", context),
    ),
    areaMap: shownWith("listsServiceAreas", "JSON", drawMap),
    cities: shownWith("timeline", "[City!]", (context) =>
      entriesOf("City", context),
    ),
    rooms: shownWith("boxes", "[InventoryRoom!]", (context) =>
      entriesOf("InventoryRoom", context),
    ),
    homeSizes: shownWith("boxes", "HomeSizes", ({ nodeModel }) =>
      nodeModel.findOne({ type: "HomeSizes", query: {} }),
    ),
  },
});

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
