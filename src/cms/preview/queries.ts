import { concatAST, Kind, parse, separateOperations } from "graphql";
import type { DocumentNode } from "graphql";

const documents = new Map<string, DocumentNode>();

/** Queries with the fragments they use, by the text of the query. */
const parsedQueries = new Map<string, DocumentNode>();

/** Registers a module's query or fragments; returns the text, which is its key. */
export function addQuery(text: string): string {
  if (!documents.has(text))
    documents.set(text, parse(text, { noLocation: true }));
  return text;
}

/**
 * A query with all fragments it uses.
 * @throws when the query was not registered
 */
export function documentOf(text: string): DocumentNode {
  const cached = parsedQueries.get(text);
  if (cached) return cached;
  const [operation] = documents.get(text)?.definitions ?? [];
  const all = separateOperations(concatAST(Array.from(documents.values())));
  const document =
    operation?.kind === Kind.OPERATION_DEFINITION &&
    all[operation.name?.value ?? ""];
  if (!document) throw new Error(`There is no such query: ${text}`);
  parsedQueries.set(text, document);
  return document;
}
