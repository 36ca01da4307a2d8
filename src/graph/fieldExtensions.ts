import type { Node } from "gatsby";
import { fillHtml } from "../site/facts";
import { htmlWithUnbrokenNames, withUnbrokenNames } from "../site/text";
import { inOrder } from "./contentResolvers";
import type { ContentContext } from "./contentResolvers";
import { withCompanyFacts } from "./companyFacts";
import { withHeadingIds } from "./headings";

interface FieldContext extends ContentContext {
  nodeModel: ContentContext["nodeModel"] & {
    getNodeById: (args: { id: string }) => Node | null;
  };
  defaultFieldResolver: (...args: unknown[]) => unknown;
}
type Resolve<Source = Record<string, unknown>, Answer = unknown> = (
  source: Source,
  args: object,
  context: FieldContext,
  info: Info,
) => Answer;
interface Info {
  schema: { getType: (name: string) => unknown };
}

/** A GraphQL type that has fields, with what answers them. */
interface TypeWithFields {
  getFields: () => Record<string, { resolve?: Resolve<Node> } | undefined>;
}

/** A field of the Markdown that was made from a node. */
const ofMarkdown =
  (field: string): Resolve<Node> =>
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

/** The HTML of a node's Markdown and its headings, without the company's facts. */
const rendered = async (...resolverArgs: Parameters<Resolve<Node>>) => {
  const html = await ofMarkdown("html")(...resolverArgs);
  return withHeadingIds((html as string | null) ?? "");
};

const html: Resolve<Node> = async (source, args, context, info) =>
  htmlWithUnbrokenNames(
    await withCompanyFacts(
      (await rendered(source, args, context, info)).html,
      context,
      fillHtml,
    ),
  );

const headings: Resolve<Node> = async (source, args, context, info) => {
  const found = await rendered(source, args, context, info);
  return Promise.all(
    found.headings.map(async (heading) => ({
      ...heading,
      value: withUnbrokenNames(await withCompanyFacts(heading.value, context)),
    })),
  );
};

const companyFacts: Resolve = async (source, args, context, info) => {
  const value: unknown = await context.defaultFieldResolver(
    source,
    args,
    context,
    info,
  );
  const fillOne = (text: string) => withCompanyFacts(text, context);
  if (Array.isArray(value)) return Promise.all(value.map(fillOne));
  return typeof value === "string" ? fillOne(value) : value;
};

const backlink =
  (from: string, by: string): Resolve<Node> =>
  async ({ slug }, _args, { nodeModel }) => {
    const { entries } = await nodeModel.findAll({
      type: from,
      query: {
        filter: { [by]: { slug: { eq: slug } } },
        ...inOrder,
      },
    });
    return Array.from(entries);
  };

interface FieldExtension {
  /** GraphQL types of the directive's arguments, by their names. */
  readonly args?: Readonly<Record<string, string>>;
  readonly extend: (args: Readonly<Record<string, string>>) => {
    readonly resolve: Resolve<Node>;
  };
}

/**
 * What the directives of the content model's types do, by their names. The
 * build's schema has them, and that of the editor's previews.
 */
export const fieldExtensions: Readonly<Record<string, FieldExtension>> = {
  html: { extend: () => ({ resolve: html }) },
  headings: { extend: () => ({ resolve: headings }) },
  markdown: {
    args: { field: "String!" },
    extend: ({ field = "" }) => ({ resolve: ofMarkdown(field) }),
  },
  companyFacts: { extend: () => ({ resolve: companyFacts }) },
  backlink: {
    args: { from: "String!", by: "String!" },
    extend: ({ from = "", by = "" }) => ({ resolve: backlink(from, by) }),
  },
};
