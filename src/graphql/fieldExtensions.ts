import type { Node } from "gatsby";
import { fillTokensInHtml } from "../content/model/companyTokens";
import { contentTypes } from "../content/model/contentTypes";
import { noWrapNamesInHtml, noWrapNames } from "../shared/text";
import { listPathsAbove } from "../site/nestByPath";
import { defaultSort } from "./createContentResolvers";
import type { ResolverContext } from "./createContentResolvers";
import { resolveCompanyTokens } from "./resolveCompanyTokens";
import { withHeadingIds } from "./withHeadingIds";

interface FieldContext extends ResolverContext {
  nodeModel: ResolverContext["nodeModel"] & {
    getNodeById: (args: { id: string }) => Node | null;
  };
  defaultFieldResolver: (...args: unknown[]) => unknown;
}
type FieldResolver<Source = Record<string, unknown>, Answer = unknown> = (
  source: Source,
  args: object,
  context: FieldContext,
  info: ResolveInfo,
) => Answer;
interface ResolveInfo {
  schema: { getType: (name: string) => unknown };
}

/** The part of graphql-js's object type that is used here: fields with their resolvers. */
interface TypeWithFields {
  getFields: () => Record<
    string,
    { resolve?: FieldResolver<Node> } | undefined
  >;
}

/** Resolves a field of a node's MarkdownRemark child; `null` without such a child. */
const resolveMarkdownField =
  (field: string): FieldResolver<Node> =>
  (source, args, context, info) => {
    const markdown = source.children
      .map((id) => context.nodeModel.getNodeById({ id }))
      .find((node) => node?.internal.type === "MarkdownRemark");
    if (!markdown) return null;
    const type = info.schema.getType("MarkdownRemark") as TypeWithFields;
    const resolve = type.getFields()[field]?.resolve;
    if (!resolve) throw new Error(`MarkdownRemark can't answer ${field}`);
    return resolve(markdown, args, context, info);
  };

/** Renders a node's Markdown to HTML and headings, without filling in company tokens. */
const renderWithHeadingIds = async (
  ...resolverArgs: Parameters<FieldResolver<Node>>
) => {
  const html = await resolveMarkdownField("html")(...resolverArgs);
  return withHeadingIds((html as string | null) ?? "");
};

const resolveHtml: FieldResolver<Node> = async (source, args, context, info) =>
  noWrapNamesInHtml(
    await resolveCompanyTokens(
      (await renderWithHeadingIds(source, args, context, info)).html,
      context,
      fillTokensInHtml,
    ),
  );

const resolveHeadings: FieldResolver<Node> = async (
  source,
  args,
  context,
  info,
) => {
  const rendered = await renderWithHeadingIds(source, args, context, info);
  return Promise.all(
    rendered.headings.map(async (heading) => ({
      ...heading,
      value: noWrapNames(await resolveCompanyTokens(heading.value, context)),
    })),
  );
};

const resolveTextField: FieldResolver = async (source, args, context, info) => {
  const value: unknown = await context.defaultFieldResolver(
    source,
    args,
    context,
    info,
  );
  const fillTokens = (text: string) => resolveCompanyTokens(text, context);
  if (Array.isArray(value)) return Promise.all(value.map(fillTokens));
  return typeof value === "string" ? fillTokens(value) : value;
};

const resolveBacklink =
  (from: string, by: string): FieldResolver<Node> =>
  async ({ slug }, _args, { nodeModel }) => {
    const { entries } = await nodeModel.findAll({
      type: from,
      query: {
        filter: { [by]: { slug: { eq: slug } } },
        ...defaultSort,
      },
    });
    return Array.from(entries);
  };

const typesWithPages = contentTypes
  .filter(({ pathPatterns }) => pathPatterns)
  .map(({ name }) => name);

const resolvePagesAbove: FieldResolver<Node> = async (
  source,
  { of = "" }: { of?: string },
  { nodeModel },
) => {
  const findPage = (type: string, path: string) =>
    nodeModel.findOne({ type, query: { filter: { path: { eq: path } } } });
  const pages = await Promise.all(
    listPathsAbove(String(source[of])).flatMap((path) =>
      typesWithPages.map((type) => findPage(type, path)),
    ),
  );
  return pages.filter((page) => page !== null);
};

interface FieldExtension {
  /** GraphQL types of the directive's arguments, by their names. */
  readonly args?: Readonly<Record<string, string>>;
  readonly extend: (args: Readonly<Record<string, string>>) => {
    readonly resolve: FieldResolver<Node>;
  };
}

/**
 * Implementations of the content model's directives by name, for the schemas of the build and
 * of the editor's previews.
 */
export const fieldExtensions: Readonly<Record<string, FieldExtension>> = {
  html: { extend: () => ({ resolve: resolveHtml }) },
  headings: { extend: () => ({ resolve: resolveHeadings }) },
  markdown: {
    args: { field: "String!" },
    extend: ({ field = "" }) => ({ resolve: resolveMarkdownField(field) }),
  },
  companyFacts: { extend: () => ({ resolve: resolveTextField }) },
  pagesAbove: { extend: () => ({ resolve: resolvePagesAbove }) },
  backlink: {
    args: { from: "String!", by: "String!" },
    extend: ({ from = "", by = "" }) => ({
      resolve: resolveBacklink(from, by),
    }),
  },
};
