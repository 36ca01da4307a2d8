import { createContext, use } from "react";
import type { ContentGraph } from "./contentGraph";
import { addQuery } from "./queries";

/** The content that the queries of a preview are asked of. */
export const Graph = createContext<ContentGraph | undefined>(undefined);

/** The answer of a query; rendering waits for it. */
export function useQuery(query: string): unknown {
  const graph = use(Graph);
  if (!graph) throw new Error("A preview needs a content graph");
  return use(graph.ask(query));
}

/** Stands in for the parts of Gatsby that templates use. */
export const graphql = (text: TemplateStringsArray): string =>
  addQuery(text.join(""));

/** @alias */
export const useStaticQuery = useQuery;
