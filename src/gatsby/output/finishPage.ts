import { speculationRules } from "../../site/speculationRules";
import {
  globalStyle,
  hasPolicy,
  replaced,
  stylesIn,
  withPolicy,
} from "./pageHtml";

/** Parts of the HTML that Gatsby writes. */
const pagePath = /<script id="gatsby-script-loader">[^]*?<\/script>/;
const scripts =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)[^]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/** What Gatsby says to browsers that are gone, and of itself. */
const idleMeta =
  /<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>/g;

/** What `MainImage` writes twice, for browsers in which no script loads it. */
const pictureTwin = /(<\/picture><noscript>)[^]*?(<\/noscript>)/g;

export interface PageParts {
  /** Which of all styles a page's HTML uses. */
  readonly styles: (css: string, html: string) => Promise<string>;
  /** Text of the page's first script, with or without care of a form. */
  readonly script: (hasForm: boolean) => string;
  /** The policy that stands in the page, from the hashes of its styles. */
  readonly policy: (styles: readonly string[]) => string;
}

/** Leaves of all styles those that the page uses. */
async function withOwnStyles(html: string, { styles }: PageParts) {
  const css = await styles(globalStyle.exec(html)?.[2] ?? "", html);
  return replaced(html, globalStyle, (_all, start, _css, end) =>
    [start, css, end].join(""),
  );
}

/**
 * Makes a page of what Gatsby wrote: with the styles it uses only, their
 * hashes, and no script but the one that loads the others once a visitor does
 * something. A page that is finished already, also one of which Gatsby has
 * replaced the scripts since, comes out right as well.
 * @param path of the page, as Gatsby names it
 * @throws when the HTML looks otherwise than that of the Gatsby in use
 */
export async function finishPage(
  html: string,
  path: string,
  parts: PageParts,
): Promise<string> {
  const script = parts.script(html.includes("<form"));
  const own = `<script type="speculationrules">${speculationRules}</script><script data-path="${path}">${script}</script>`;
  const isFinished = hasPolicy(html);
  if (isFinished && html.includes(own)) return html;
  const styled = isFinished
    ? html
    : await withOwnStyles(
        replaced(html, pagePath, () => "")
          .replace(idleMeta, "")
          .replace(pictureTwin, "$1$2"),
        parts,
      );
  const policed = withPolicy(styled, parts.policy(stylesIn(styled)));
  return replaced(policed, scripts, (_all, start, end) =>
    [start, own, end].join(""),
  );
}
