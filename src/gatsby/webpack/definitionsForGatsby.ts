/**
 * Removes the environment variables that have nothing to do with Gatsby from the
 * definitions of webpack's `DefinePlugin`. Gatsby defines all of them for the
 * renderer of pages, whose code uses none, and webpack compiles every module again
 * if one has changed. A host gives each build other ones, such as the commit's.
 * @param definitions what the code's expressions are replaced by
 * @param environment the variables of this build
 */
export const definitionsForGatsby = <Value>(
  definitions: Readonly<Record<string, Value>>,
  environment: NodeJS.ProcessEnv,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(definitions).filter(([expression]) => {
      const [, name = ""] = /^process\.env\.(.+)/.exec(expression) ?? [];
      const isGatsbys = name === "NODE_ENV" || name.startsWith("GATSBY_");
      return isGatsbys || !(name in environment);
    }),
  );
