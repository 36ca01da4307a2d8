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

/** Gatsby's meta elements for Internet Explorer and its own version. */
const uselessMeta =
  /<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>/g;

/** The copy of a picture that `MainImage` adds in case no script loads it. */
const pictureTwin = /(<\/picture><noscript>)[^]*?(<\/noscript>)/g;

const policyMeta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** The hash source of a text for a Content-Security-Policy. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export interface PageParts {
  /** Reduces the site's CSS to what a page's HTML uses. */
  readonly styles: (css: string, html: string) => Promise<string>;
  /** Text of the page's inline script, with or without the code for a form. */
  readonly script: (hasForm: boolean) => string;
  /** The policy in the page's meta element, from the hashes of its styles. */
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

/** Reduces the inlined CSS to what the page uses. */
async function withUsedStyles(html: string, { styles }: PageParts) {
  const css = await styles(style.exec(html)?.[2] ?? "", html);
  return replaced(html, style, (_all, start, _css, end) =>
    [start, css, end].join(""),
  );
}

/** Adds the policy that allows the page's inline styles by their hashes. */
function withPolicy(html: string, { policy }: PageParts): string {
  const texts = [
    style.exec(html)?.[2] ?? "",
    ...parse(html)
      .querySelectorAll("[style]")
      .map((element) => element.getAttribute("style") ?? ""),
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
 * Finishes the HTML that Gatsby wrote: keeps only the CSS the page uses, adds
 * its hashes, and replaces all scripts by the one that loads them when a visitor
 * first interacts. It is idempotent, also after Gatsby has rewritten the scripts
 * of a finished page.
 * @param path of the page, as Gatsby names it
 * @throws when Gatsby's HTML lacks a part that is replaced here
 */
export async function finishPage(
  html: string,
  path: string,
  parts: PageParts,
): Promise<string> {
  const script = parts.script(html.includes("<form"));
  const ownScripts = `<script type="speculationrules">${speculationRules}</script><script data-path="${path}">${script}</script>`;
  const isFinished = policyMeta.test(html);
  if (isFinished && html.includes(ownScripts)) return html;
  const styled = isFinished
    ? html
    : await withUsedStyles(
        replaced(html, pagePath, () => "")
          .replace(uselessMeta, "")
          .replace(pictureTwin, "$1$2"),
        parts,
      );
  return replaced(withPolicy(styled, parts), scripts, (_all, start, end) =>
    [start, ownScripts, end].join(""),
  );
}
