import { defaultFieldResolver, execute, validate } from "graphql";
import type { DocumentNode, GraphQLError, GraphQLSchema } from "graphql";
import type { ContentFile } from "../../content/model/contentFile";
import { isPublished } from "../../content/model/contentFile";
import { inOrder, relatedPosts } from "../../graph/contentResolvers";
import { companyDay } from "../../site/dates";
import { nodesOf } from "./previewNodes";
import { NodeModel } from "./nodeModel";
import { documentOf } from "./queries";
import type { PreviewContext } from "./schema";

/** Documents that were validated: the schema's types never change. */
const valid = new WeakSet<DocumentNode>();

function fail(errors: readonly GraphQLError[]): never {
  throw new Error(errors.map(({ message }) => message).join(" "));
}

/**
 * Answers the queries of pages from content files, with the types and resolvers
 * of the build. What the edited file lacks is answered by placeholders.
 */
export class ContentGraph {
  readonly #context: PreviewContext;
  readonly #answers = new Map<string, Promise<unknown>>();

  /**
   * @param files all content, the edited file among it
   * @param edited is shown even if it isn't published yet
   * @param schema that of `previewSchema`
   * @param pictureUrl address of a picture, such as `/images/a.jpg`
   */
  constructor(
    files: readonly ContentFile[],
    private readonly edited: ContentFile,
    private readonly schema: Promise<GraphQLSchema>,
    pictureUrl: PreviewContext["pictureUrl"],
  ) {
    const shown = files.filter(
      (file) => file === edited || isPublished(file, companyDay()),
    );
    this.#context = {
      nodeModel: new NodeModel(shown.flatMap(nodesOf)),
      defaultFieldResolver,
      pictureUrl,
    };
  }

  /**
   * Answers a query with the variables of the edited file's page. The same
   * query gets the same promise, as React's `use` needs.
   * @param query its text, which `addQuery` has noted
   * @returns a promise that is rejected when GraphQL reports any error
   */
  ask(query: string): Promise<unknown> {
    const answer = this.#answers.get(query) ?? this.#answer(query);
    this.#answers.set(query, answer);
    return answer;
  }

  async #answer(query: string): Promise<unknown> {
    const schema = await this.schema;
    const document = documentOf(query);
    if (!valid.has(document)) {
      const errors = validate(schema, document);
      if (errors.length) fail(errors);
      valid.add(document);
    }
    const { data, errors } = await execute({
      schema,
      document,
      contextValue: this.#context,
      variableValues: await this.#variables(),
    });
    if (errors) fail(errors);
    return data;
  }

  async #variables() {
    const id = nodesOf(this.edited)[0]?.id;
    const { entries: posts } = await this.#context.nodeModel.findAll({
      type: "Post",
      query: inOrder,
    });
    const place = posts.findIndex((post) => post.id === id);
    return { id, related: relatedPosts(posts, place).map((post) => post.id) };
  }
}
