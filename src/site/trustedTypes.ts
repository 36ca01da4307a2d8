/**
 * The names of the Trusted Types policies, for all code that writes HTML or
 * scripts into a page or loads scripts. Browsers refuse any other policy, and a
 * second one with the same name.
 */
export const trustedPolicies = {
  /** The inline script, which loads Gatsby. */
  hydration: "hydration",
  /** Gatsby's runtime, which loads its other scripts. */
  runtime: "webpack",
  /** HTML that the build rendered from Markdown. */
  prose: "prose",
  /** JSON-LD. */
  structuredData: "structured-data",
} as const;

type Rule = "createHTML" | "createScript";

/**
 * Creates a policy, which is only possible once. Don't export the result: any
 * code that can call it bypasses Trusted Types.
 * @returns a function that marks a text as trusted; it returns the text itself
 *   in browsers without Trusted Types
 */
export function trustedBy(
  policy: keyof typeof trustedPolicies,
  rule: Rule,
): (text: string) => string | TrustedHTML {
  const factory = typeof window === "undefined" ? null : window.trustedTypes;
  const created = factory?.createPolicy(trustedPolicies[policy], {
    [rule]: (text: string) => text,
  });
  return (text) => created?.[rule]?.(text) ?? text;
}
