import { parse } from "node-html-parser";
import { hashOf, stylesIn, withPolicy } from "./pageHtml";

/** What a page runs and shows by itself, as hashes. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Leaves a page as Gatsby wrote it, but for a policy that allows its own inline
 * scripts and styles and no others.
 * @param policy makes its text
 * @throws if Gatsby wrote no charset, below which the policy goes
 */
export function plainPage(
  html: string,
  policy: (inline: InlineCode) => string,
): string {
  const scripts = parse(html, { blockTextElements: { script: true } })
    .querySelectorAll("script:not([src])")
    .map(({ text }) => hashOf(text));
  return withPolicy(
    html,
    policy({
      scripts: Array.from(new Set(scripts)),
      styles: stylesIn(html),
    }),
  );
}
