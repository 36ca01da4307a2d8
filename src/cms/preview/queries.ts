import { concatAST, Kind, parse, separateOperations } from "graphql";
import type { DocumentNode } from "graphql";

const registeredDocuments = new Map<string, DocumentNode>();

/** Queries with their fragments, memoized by the query's text. */
const documentsWithFragments = new Map<string, DocumentNode>();

/**
 * Registers a module's query or fragments, and returns the text as the key of the
 * query.
 */
export function registerQuery(text: string): string {
  if (!registeredDocuments.has(text))
    registeredDocuments.set(text, parse(text, { noLocation: true }));
  return text;
}

/**
 * Returns a query with all fragments that it uses.
 * @throws when the query was not registered
 */
export function getQueryDocument(text: string): DocumentNode {
  const cached = documentsWithFragments.get(text);
  if (cached) return cached;
  const [operation] = registeredDocuments.get(text)?.definitions ?? [];
  const all = separateOperations(
    concatAST(Array.from(registeredDocuments.values())),
  );
  const document =
    operation?.kind === Kind.OPERATION_DEFINITION &&
    all[operation.name?.value ?? ""];
  if (!document) throw new Error(`There is no such query: ${text}`);
  documentsWithFragments.set(text, document);
  return document;
}
