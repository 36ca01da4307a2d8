/**
 * Who may write HTML and scripts into a page, or load scripts: the names of
 * their Trusted Types policies. Browsers refuse anyone else, and a second policy
 * of a name.
 */
export const trustedPolicies = {
  /** The page's first script, which loads Gatsby. */
  hydration: "hydration",
  /** Gatsby's runtime, which loads its other scripts. */
  runtime: "webpack",
  /** Text that the build made of Markdown. */
  prose: "prose",
  /** What a page tells machines. */
  structuredData: "structured-data",
} as const;

type Rule = "createHTML" | "createScript";

/**
 * Takes a policy, once and for all: keep the function to where it is needed, so
 * that nothing else gets through.
 * @returns a function that makes of a text what browsers take for HTML or a
 *   script; the text itself where there are no Trusted Types
 */
export function trustedBy(
  policy: keyof typeof trustedPolicies,
  rule: Rule,
): (text: string) => string | TrustedHTML {
  const rules = { [rule]: (text: string): string | TrustedHTML => text };
  const factory = typeof window === "undefined" ? null : window.trustedTypes;
  const taken = factory?.createPolicy(trustedPolicies[policy], rules) ?? rules;
  return (text) => taken[rule]!(text);
}
