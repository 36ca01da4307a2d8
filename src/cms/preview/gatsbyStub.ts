import { createContext, use } from "react";
import type { PreviewQueryRunner } from "./previewQueryRunner";
import { registerQuery } from "./queries";

/** The content that the queries of a preview are asked of. */
export const QueryRunnerContext = createContext<PreviewQueryRunner | undefined>(
  undefined,
);

/** The answer of a query; rendering waits for it. */
export function useQuery(query: string): unknown {
  const queryRunner = use(QueryRunnerContext);
  if (!queryRunner) throw new Error("A preview needs a content graph");
  return use(queryRunner.run(query));
}

/** Stands in for the parts of Gatsby that templates use. */
export const graphql = (text: TemplateStringsArray): string =>
  registerQuery(text.join(""));

/** @alias */
export const useStaticQuery = useQuery;
