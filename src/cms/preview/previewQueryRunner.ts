import { defaultFieldResolver, execute, validate } from "graphql";
import type { DocumentNode, GraphQLError, GraphQLSchema } from "graphql";
import type { ContentFile } from "../../content/model/contentFile";
import {
  createFrontMatterLookup,
  isPublished,
} from "../../content/model/contentFile";
import {
  defaultSort,
  selectNextPosts,
} from "../../graphql/createContentResolvers";
import type { FindFrontMatter } from "../../content/model/pagePaths";
import { getCompanyDay } from "../../shared/dates";
import { getPreviewNodes } from "./previewNodes";
import { PreviewNodeModel } from "./previewNodeModel";
import { getQueryDocument } from "./queries";
import type { PreviewResolverContext } from "./createPreviewSchema";

/**
 * Documents that have passed validation. They stay valid, because the schema's types
 * never change.
 */
const validatedDocuments = new WeakSet<DocumentNode>();

function throwErrors(errors: readonly GraphQLError[]): never {
  throw new Error(errors.map(({ message }) => message).join(" "));
}

/**
 * Executes the queries of pages on content files, with the build's types and resolvers.
 * Placeholders replace missing values of required fields.
 */
export class PreviewQueryRunner {
  /** Finds the front matter of all content, the edited file included. */
  readonly findFrontMatter: FindFrontMatter;
  readonly #context: PreviewResolverContext;
  readonly #results = new Map<string, Promise<unknown>>();

  /**
   * @param files all content, the edited file included
   * @param edited the edited file, which is visible even if it is unpublished
   * @param schemaPromise from `createPreviewSchema`
   * @param pictureUrl returns the URL of a picture by its path, such as `/images/a.jpg`;
   * `undefined` if there is no such picture
   */
  constructor(
    files: readonly ContentFile[],
    private readonly edited: ContentFile,
    private readonly schemaPromise: Promise<GraphQLSchema>,
    pictureUrl: PreviewResolverContext["pictureUrl"],
  ) {
    const visibleFiles = files.filter(
      (file) => file === edited || isPublished(file, getCompanyDay()),
    );
    this.findFrontMatter = createFrontMatterLookup(files);
    this.#context = {
      nodeModel: new PreviewNodeModel(
        visibleFiles.flatMap((file) => this.#nodesOf(file)),
      ),
      defaultFieldResolver,
      pictureUrl,
    };
  }

  /**
   * Executes a query with the variables of the edited file's page. Memoized by query,
   * because React's `use` needs the same promise.
   * @param query text that was registered by `registerQuery`
   * @returns a promise that is rejected when GraphQL reports any error
   */
  run(query: string): Promise<unknown> {
    const result = this.#results.get(query) ?? this.#execute(query);
    this.#results.set(query, result);
    return result;
  }

  #nodesOf(file: ContentFile) {
    return getPreviewNodes(file, this.findFrontMatter);
  }

  async #execute(query: string): Promise<unknown> {
    const schema = await this.schemaPromise;
    const document = getQueryDocument(query);
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
    const id = this.#nodesOf(this.edited)[0]?.id;
    const { entries: posts } = await this.#context.nodeModel.findAll({
      type: "Post",
      query: defaultSort,
    });
    const index = posts.findIndex((post) => post.id === id);
    return {
      id,
      related: selectNextPosts(posts, index).map((post) => post.id),
    };
  }
}
