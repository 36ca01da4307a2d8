import { ownPolicy } from "../../site/policy";
import { speculationRules } from "./inlineScripts";
import type { PageUse } from "./hydrationScript";
import { globalStyle, replaced, withPolicy } from "./pageHtml";

const pagePath = /<script id="gatsby-script-loader">[^]*?<\/script>/;
const scripts =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)[^]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/** The copy of a picture that `MainImage` adds in case no script loads it. */
const pictureTwin = /(<\/picture><noscript>)[^]*?(<\/noscript>)/g;

/** Styles of Gatsby's own elements, each of which would take a hash in the policy. */
const focusStyle =
  /(<div) style="[^"]*"( tabindex="-1" id="gatsby-focus-wrapper")/;
const announcerStyle = /(<div id="gatsby-announcer") style="[^"]*"/;

export interface PageParts {
  /** Reduces the site's CSS to what a page's HTML uses. */
  readonly styles: (css: string, html: string) => Promise<string>;
  readonly script: (use: PageUse) => string;
}

function pageUseOf(html: string): PageUse {
  if (html.includes("<form")) return "form";
  return /<(?:input|select|textarea)\b/.test(html) ? "fields" : "read";
}

async function withUsedStyles(html: string, { styles }: PageParts) {
  const css = await styles(globalStyle.exec(html)?.[2] ?? "", html);
  return replaced(html, globalStyle, (_all, start, _css, end) =>
    [start, css, end].join(""),
  );
}

/**
 * Finishes the HTML that Gatsby wrote: keeps only the CSS the page uses, adds
 * a policy, and replaces all scripts by the one that loads them when they are of
 * use to a visitor.
 * @param path of the page, as Gatsby names it
 * @throws when Gatsby's HTML lacks a part that is replaced here
 */
export async function finishPage(
  html: string,
  path: string,
  parts: PageParts,
): Promise<string> {
  const script = parts.script(pageUseOf(html));
  const ownScripts = `<script type="speculationrules">${speculationRules}</script><script data-path="${path}">${script}</script>`;
  const styled = await withUsedStyles(
    replaced(html, pagePath, () => "")
      .replace(focusStyle, "$1$2")
      .replace(announcerStyle, '$1 class="visually-hidden"')
      .replace(pictureTwin, "$1$2"),
    parts,
  );
  const scripted = replaced(styled, scripts, (_all, start, end) =>
    [start, ownScripts, end].join(""),
  );
  return withPolicy(scripted, ownPolicy);
}
