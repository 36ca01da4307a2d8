import { concatAST, Kind, parse, separateOperations } from "graphql";
import type { DocumentNode } from "graphql";

const registeredDocuments = new Map<string, DocumentNode>();

/** Queries with the fragments they use, by the text of the query. */
const documentsWithFragments = new Map<string, DocumentNode>();

/** Registers a module's query or fragments; returns the text, which is its key. */
export function registerQuery(text: string): string {
  if (!registeredDocuments.has(text))
    registeredDocuments.set(text, parse(text, { noLocation: true }));
  return text;
}

/**
 * A query with all fragments it uses.
 * @throws when the query was not registered
 */
export function getDocument(text: string): DocumentNode {
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
