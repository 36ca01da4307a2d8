import { ownPolicy } from "../../site/policy";
import { speculationRules } from "./inlineScripts";
import { globalStyle, replaced, withPolicy } from "./pageHtml";

/** Styles of Gatsby's own elements, each of which would take a hash in the policy. */
const focusStyle =
  /(<div) style="[^"]*"( tabindex="-1" id="gatsby-focus-wrapper")/;
const announcerStyle = /(<div id="gatsby-announcer") style="[^"]*"/;

export interface PageParts {
  /** Reduces the site's CSS to what the page can show. */
  readonly styles: (css: string) => Promise<string>;
  /** Text of its inline script. */
  readonly script: string;
}

/**
 * Finishes the HTML that Gatsby wrote: keeps only the CSS the page uses, and adds
 * its script and a policy.
 * @throws when Gatsby's HTML lacks a part that is replaced here
 */
export async function finishPage(
  html: string,
  { styles, script }: PageParts,
): Promise<string> {
  const css = await styles(globalStyle.exec(html)?.[2] ?? "");
  const styled = replaced(html, globalStyle, (_all, start, _css, end) =>
    [start, css, end].join(""),
  )
    .replace(focusStyle, "$1$2")
    .replace(announcerStyle, '$1 class="visually-hidden"');
  const scripts = `<script type="speculationrules">${speculationRules}</script><script>${script}</script>`;
  return withPolicy(
    replaced(styled, /<\/body>/, (end) => scripts + end),
    ownPolicy,
  );
}
