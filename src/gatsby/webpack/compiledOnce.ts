interface Rule {
  readonly test?: unknown;
  readonly use?: unknown;
}

/**
 * Removes the rule of gatsby-plugin-typescript, which compiles TypeScript with the
 * same settings as Gatsby's own rule: Babel would compile every file twice.
 * @param rules webpack's `module.rules`
 */
export const compiledOnce = <R extends Rule>(rules: readonly R[]): R[] =>
  rules.filter(
    ({ test, use }) =>
      typeof use !== "function" || String(test) !== String(/\.tsx?$/),
  );
