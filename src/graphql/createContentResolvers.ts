import type { Node } from "gatsby";
import { contentTypes } from "../content/model/contentTypes";
import {
  companyAnswerNames,
  getQuestionLabelName,
  siteFacts,
} from "../content/model/contentTypes/company";
import type { CompanyAnswerName } from "../content/model/contentTypes/company";
import { labels } from "../content/model/contentTypes/labels";
import { quoteForm } from "../content/model/contentTypes/quoteForm";
import {
  getSizeOption,
  homeSizeValues,
} from "../content/model/contentTypes/homeSizes";
import { sumTypicalCounts } from "../content/model/typicalCounts";
import type { TypicalCounts } from "../content/model/typicalCounts";
import { toSentenceCase } from "../shared/text";
import { isReservedElementId } from "../content/model/reservedIds";
import { buildHeadingIds } from "../content/markdown/buildHeadingIds";
import { resolveCompanyTokens } from "./resolveCompanyTokens";
import type { NodeModelContext } from "./resolveCompanyTokens";

/** Context of GraphQL resolvers, both in Gatsby and in the editor's previews. */
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
 * Sort argument of a node query, for the order in which the site lists entries. Uses only fields
 * without a resolver, because Gatsby doesn't keep resolved values between two queries.
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

/** Finds the pages that quote requests can be about, those of the last content types first. */
async function findQuoteSubjects(context: ResolverContext) {
  const subjects = contentTypes
    .filter(({ isQuoteSubject }) => isQuoteSubject)
    .map(async ({ name }) => {
      const entries = await findEntries(name, context);
      return entries.map((entry) => ({
        ...entry,
        parameter: name.toLowerCase(),
      }));
    });
  return (await Promise.all(subjects)).reverse().flat();
}

/** Fields of a resource on which other fields depend. */
interface ResourceValues {
  readonly listsServiceAreas?: boolean;
  readonly timeline?: object;
  readonly boxes?: object;
}

/** Builds a field of resources that is `null` where the resource lacks the field `part`. */
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

/** Labels of the quote form; those that its file lacks are `undefined`. */
interface QuoteFormLabels {
  readonly inputs?: {
    readonly moveSize?: {
      readonly options?: Readonly<Record<string, string>>;
    };
  };
}

async function resolveHomeName(
  { size }: { readonly size: string },
  _args: object,
  { nodeModel }: ResolverContext,
): Promise<string> {
  const form = (await nodeModel.findOne({
    type: "QuoteForm",
    query: {},
  })) as QuoteFormLabels | null;
  const label = form?.inputs?.moveSize?.options?.[getSizeOption(size)];
  return toSentenceCase(label ?? size);
}

type DrawPlaceMap = (path: string, context: ResolverContext) => unknown;

const placeMap = (drawPlaceMap: DrawPlaceMap) => ({
  type: "String",
  resolve: (
    { path }: { readonly path: string },
    _args: object,
    context: ResolverContext,
  ) => drawPlaceMap(path, context),
});

/**
 * Creates resolvers of fields that content files don't contain: the pages of all content types,
 * the map of all counties and cities, all labels at once, and values derived from an entry.
 * Results stay small as the site grows: posts are queried by ID, and a resource has lists
 * of other entries, such as service areas, only if it shows them.
 * @param drawPlaceMap writes the map of the county or city at a path, and returns its URL.
 * Without maps, as in previews, pages of counties show their pictures.
 */
export const createContentResolvers = (
  drawMap: (context: ResolverContext) => unknown,
  drawPlaceMap: DrawPlaceMap = () => null,
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
    quoteSubjects: {
      type: "[QuoteSubject!]!",
      resolve: (_source: unknown, _args: object, context: ResolverContext) =>
        findQuoteSubjects(context),
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
  Company: {
    /** The facts that all pages know, as one JSON value, so that the query of `useSite` follows from the model. */
    siteFacts: {
      type: "JSON!",
      resolve: (source: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(
          Object.keys(siteFacts).map((name) => [name, source[name] ?? null]),
        ),
    },
  },
  CompanyAnswers: {
    /** The answers in the settings, each with the name of its question's label. */
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
    /** All texts of the form, without `pages`, as one JSON value, because only the form reads its parts. */
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
  /** `map` is the URL of the map of the county and its cities, or of the city's surroundings. */
  County: { map: placeMap(drawPlaceMap) },
  City: { map: placeMap(drawPlaceMap) },
  HomeSize: {
    /** The label in the quote form, as in a sentence. */
    name: { type: "String!", resolve: resolveHomeName },
  },
  InventoryItem: {
    /** Count in a typical home by its size, as one JSON value, without sizes that have none. */
    typicalCounts: {
      type: "JSON!",
      resolve: ({ homes }: { readonly homes?: TypicalCounts | null }) =>
        Object.fromEntries(
          homeSizeValues
            .map((size) => [size, sumTypicalCounts(homes ?? {}, size)])
            .filter(([, count]) => count),
        ) as object,
    },
  },
  TipSection: {
    /** Element ID of the section, for links. */
    anchor: {
      type: "String!",
      resolve: ({ heading }: { readonly heading: string }) =>
        buildHeadingIds([heading], isReservedElementId)[0],
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

const maxNextPosts = 3;

/**
 * Returns the posts that follow a post in list order, and continues with the first after the last.
 * @param posts all posts in list order
 * @param index index of the post in `posts`
 */
export const selectNextPosts = <Post>(
  posts: readonly Post[],
  index: number,
): Post[] =>
  [...posts.slice(index + 1), ...posts.slice(0, index)].slice(0, maxNextPosts);
