import { createHash } from "node:crypto";
import { parse } from "node-html-parser";
import { speculationRules } from "../../site/speculationRules";

/** Parts of the HTML that Gatsby writes. */
const charset = /<meta charset="utf-8"\/>/i;
const style =
  /(<style data-href="[^"]+" data-identity="gatsby-global-css">)([^]*?)(<\/style>)/;
const pagePath = /<script id="gatsby-script-loader">[^]*?<\/script>/;
const scripts =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)[^]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/;

/** What Gatsby says to browsers that are gone, and of itself. */
const idleMeta =
  /<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>/g;

/** What `MainImage` writes twice, for browsers in which no script loads it. */
const pictureTwin = /(<\/picture><noscript>)[^]*?(<\/noscript>)/g;

const policyMeta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** What stands for a text in a Content-Security-Policy. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export interface PageParts {
  /** Which of all styles a page's HTML uses. */
  readonly styles: (css: string, html: string) => Promise<string>;
  /** Text of the page's first script, with or without care of a form. */
  readonly script: (hasForm: boolean) => string;
  /** The policy that stands in the page, from the hashes of its styles. */
  readonly policy: (styles: readonly string[]) => string;
}

function replaced(
  html: string,
  part: RegExp,
  by: (...match: string[]) => string,
): string {
  if (html.search(part) < 0)
    throw new Error(`Gatsby wrote a page without ${String(part)}`);
  return html.replace(part, by);
}

/** Leaves of all styles those that the page uses. */
async function withOwnStyles(html: string, { styles }: PageParts) {
  const css = await styles(style.exec(html)?.[2] ?? "", html);
  return replaced(html, style, (_all, start, _css, end) =>
    [start, css, end].join(""),
  );
}

/** Has the page say which styles stand in it. */
function withPolicy(html: string, { policy }: PageParts): string {
  const texts = [
    style.exec(html)?.[2] ?? "",
    ...parse(html)
      .querySelectorAll("[style]")
      .map((element) => element.getAttribute("style")!),
  ];
  const own = policy(Array.from(new Set(texts), hashOf));
  return replaced(
    html.replace(policyMeta, ""),
    charset,
    (match) =>
      `${match}<meta http-equiv="Content-Security-Policy" content="${own}"/>`,
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
  const isFinished = policyMeta.test(html);
  if (isFinished && html.includes(own)) return html;
  const styled = isFinished
    ? html
    : await withOwnStyles(
        replaced(html, pagePath, () => "")
          .replace(idleMeta, "")
          .replace(pictureTwin, "$1$2"),
        parts,
      );
  return replaced(withPolicy(styled, parts), scripts, (_all, start, end) =>
    [start, own, end].join(""),
  );
}
