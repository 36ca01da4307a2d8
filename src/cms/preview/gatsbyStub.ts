import { createContext, use } from "react";
import type { PreviewQueryRunner } from "./previewQueryRunner";
import { registerQuery } from "./queries";

/** React context of the runner that executes a preview's queries. */
export const QueryRunnerContext = createContext<PreviewQueryRunner | undefined>(
  undefined,
);

/**
 * Returns the result of a query; suspends rendering until the result is available.
 * @throws outside of a `QueryRunnerContext`
 */
export function useQuery(query: string): unknown {
  const queryRunner = use(QueryRunnerContext);
  if (!queryRunner) throw new Error("A preview needs a QueryRunnerContext");
  return use(queryRunner.run(query));
}

/** Replaces Gatsby's template tag for queries and fragments. */
export const graphql = (text: TemplateStringsArray): string =>
  registerQuery(text.join(""));

/**
 * Gatsby's hook for queries without variables. `@alias` tells knip that the second name
 * of the export is intended.
 * @alias
 */
export const useStaticQuery = useQuery;
