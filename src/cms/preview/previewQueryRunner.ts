import { defaultFieldResolver, execute, validate } from "graphql";
import type { DocumentNode, GraphQLError, GraphQLSchema } from "graphql";
import type { ContentFile } from "../../content/model/contentFile";
import { isPublished } from "../../content/model/contentFile";
import { listOrder, relatedPosts } from "../../graphql/createContentResolvers";
import { getCompanyDay } from "../../shared/dates";
import { getPreviewNodes } from "./previewNodes";
import { PreviewNodeModel } from "./previewNodeModel";
import { getDocument } from "./queries";
import type { PreviewContext } from "./createPreviewSchema";

/** Documents that were validated: the schema's types never change. */
const validatedDocuments = new WeakSet<DocumentNode>();

function throwErrors(errors: readonly GraphQLError[]): never {
  throw new Error(errors.map(({ message }) => message).join(" "));
}

/**
 * Answers the queries of pages from content files, with the types and resolvers
 * of the build. What the edited file lacks is answered by placeholders.
 */
export class PreviewQueryRunner {
  readonly #context: PreviewContext;
  readonly #results = new Map<string, Promise<unknown>>();

  /**
   * @param files all content, the edited file among it
   * @param edited is shown even if it isn't published yet
   * @param schema that of `createPreviewSchema`
   * @param pictureUrl address of a picture, such as `/images/a.jpg`
   */
  constructor(
    files: readonly ContentFile[],
    private readonly edited: ContentFile,
    private readonly schema: Promise<GraphQLSchema>,
    pictureUrl: PreviewContext["pictureUrl"],
  ) {
    const visibleFiles = files.filter(
      (file) => file === edited || isPublished(file, getCompanyDay()),
    );
    this.#context = {
      nodeModel: new PreviewNodeModel(visibleFiles.flatMap(getPreviewNodes)),
      defaultFieldResolver,
      pictureUrl,
    };
  }

  /**
   * Answers a query with the variables of the edited file's page. The same
   * query gets the same promise, as React's `use` needs.
   * @param query its text, which `registerQuery` has noted
   * @returns a promise that is rejected when GraphQL reports any error
   */
  run(query: string): Promise<unknown> {
    const result = this.#results.get(query) ?? this.#execute(query);
    this.#results.set(query, result);
    return result;
  }

  async #execute(query: string): Promise<unknown> {
    const schema = await this.schema;
    const document = getDocument(query);
    if (!validatedDocuments.has(document)) {
      const errors = validate(schema, document);
      if (errors.length) throwErrors(errors);
      validatedDocuments.add(document);
    }
    const { data, errors } = await execute({
      schema,
      document,
      contextValue: this.#context,
      variableValues: await this.#variables(),
    });
    if (errors) throwErrors(errors);
    return data;
  }

  async #variables() {
    const id = getPreviewNodes(this.edited)[0]?.id;
    const { entries: posts } = await this.#context.nodeModel.findAll({
      type: "Post",
      query: listOrder,
    });
    const index = posts.findIndex((post) => post.id === id);
    return { id, related: relatedPosts(posts, index).map((post) => post.id) };
  }
}
