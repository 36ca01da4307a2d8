import type { GatsbyNode, Node } from "gatsby";
import { typeDefs } from "../content-model/typeDefs";
import { areaMapTypes } from "../map/areaMapTypes";
import { headingsIn, withHeadingIds } from "./nodes/headings";
import { companyHtmlValues, companyValues } from "../site/interpolate";
import { required } from "../site/required";
import { filled } from "./nodes/filled";
import type { FactsContext } from "./nodes/filled";
import { pictureTypes } from "./pictures/pictureData";

interface Context extends FactsContext {
  nodeModel: FactsContext["nodeModel"] & {
    findAll: (args: {
      type: string;
      query: object;
    }) => Promise<{ entries: Iterable<Node> }>;
    getNodeById: (args: { id: string }) => Node | null;
  };
  defaultFieldResolver: (...args: unknown[]) => unknown;
}
type Resolver<Source, Result = unknown> = (
  source: Source,
  args: object,
  context: Context,
  info: Info,
) => Result;
interface Info {
  schema: {
    getType: (name: string) => {
      getFields: () => Record<string, { resolve: Resolver<Node> }>;
    };
  };
}

/** Resolves a field of the MarkdownRemark node that is a node's parent or child. */
const ofMarkdown =
  (field: string): Resolver<Node> =>
  (source, args, context, info) => {
    const relatives = [source.parent, ...source.children];
    const markdown = relatives
      .flatMap((id) => (id ? [context.nodeModel.getNodeById({ id })] : []))
      .find((node) => node?.internal.type === "MarkdownRemark");
    if (!markdown) return null;
    const fields = info.schema.getType("MarkdownRemark").getFields();
    return required(
      fields[field],
      `field "${field}" of MarkdownRemark`,
    ).resolve(markdown, args, context, info);
  };

/** The HTML of a node's Markdown with heading ids; company tokens still unfilled. */
const rendered: Resolver<Node, Promise<string>> = async (...args) => {
  const markup = await ofMarkdown("html")(...args);
  return withHeadingIds((markup as string | null) ?? "");
};

const html: Resolver<Node> = async (source, args, context, info) =>
  filled(
    await rendered(source, args, context, info),
    context,
    companyHtmlValues,
  );

const headings: Resolver<Node> = async (source, args, context, info) =>
  Promise.all(
    headingsIn(await rendered(source, args, context, info)).map(
      async (heading) => ({
        ...heading,
        value: await filled(heading.value, context, companyValues),
      }),
    ),
  );

/** Defines the types of all content and the field extensions they use. */
export const createSchemaCustomization: NonNullable<
  GatsbyNode["createSchemaCustomization"]
> = ({ actions }) => {
  actions.createFieldExtension({
    name: "html",
    extend: () => ({ resolve: html }),
  });
  actions.createFieldExtension({
    name: "headings",
    extend: () => ({ resolve: headings }),
  });
  actions.createFieldExtension({
    name: "markdown",
    args: { field: "String!" },
    extend: ({ field }: { field: string }) => ({ resolve: ofMarkdown(field) }),
  });
  actions.createFieldExtension({
    name: "companyFacts",
    extend: () => ({
      resolve: async (
        source: object,
        args: object,
        context: Context,
        info: Info,
      ) => {
        const value: unknown = await context.defaultFieldResolver(
          source,
          args,
          context,
          info,
        );
        const fillOne = (text: string) => filled(text, context, companyValues);
        if (Array.isArray(value)) return Promise.all(value.map(fillOne));
        return typeof value === "string" ? fillOne(value) : value;
      },
    }),
  });
  actions.createFieldExtension({
    name: "backlink",
    args: { from: "String!", by: "String!" },
    extend: ({ from, by }: { from: string; by: string }) => ({
      resolve: async (
        { slug }: { slug: string },
        _args: object,
        { nodeModel }: Context,
      ) => {
        const { entries } = await nodeModel.findAll({
          type: from,
          query: {
            filter: { [by]: { slug: { eq: slug } } },
            sort: { fields: ["order", "name"], order: ["ASC", "ASC"] },
          },
        });
        return Array.from(entries);
      },
    }),
  });
  actions.createTypes(typeDefs());
  actions.createTypes(areaMapTypes);
  actions.createTypes(pictureTypes);
};
