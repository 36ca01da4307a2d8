import { createHash } from "node:crypto";
import { parse } from "node-html-parser";
import type { InlineCode } from "../../site/policy";

const charset = /<meta charset="utf-8"\/>/i;

/** The styles of all pages, which Gatsby puts into every page. */
export const globalStyle =
  /(<style data-href="[^"]+" data-identity="gatsby-global-css">)([^]*?)(<\/style>)/;

export const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Replaces a part of a page that Gatsby wrote.
 * @throws if the page doesn't have it, as after a change of Gatsby
 */
export function replaced(
  html: string,
  part: RegExp,
  by: (...match: string[]) => string,
): string {
  if (html.search(part) < 0)
    throw new Error(`Gatsby wrote a page without ${String(part)}`);
  return html.replace(part, by);
}

/** Script elements with code, which have neither a file nor data such as JSON-LD. */
const inlineScript =
  /<script(?![^>]*(?: src=|"application\/ld\+json"))[^>]*>([^]*?)<\/script>/g;

/** A style attribute, as React writes it. */
const styleAttribute = / style="[^"]*"/g;

const unique = (texts: Iterable<string>) => Array.from(new Set(texts));

/** A page's inline code, as hashes for its policy. */
function inlineCode(html: string): InlineCode {
  const scripts = Array.from(
    html.matchAll(inlineScript),
    ([, text = ""]) => text,
  );
  // Parsing whole pages would take longer than all else that is done to them.
  const attributes = unique(html.match(styleAttribute) ?? []).map(
    (attribute) =>
      parse(`<i${attribute}></i>`).querySelector("i")?.getAttribute("style") ??
      "",
  );
  return {
    scripts: unique(scripts).map(hashOf),
    styles: unique([globalStyle.exec(html)?.[2] ?? "", ...attributes]).map(
      hashOf,
    ),
  };
}

/**
 * Puts a policy into a page.
 * @param policy makes its text
 * @throws if Gatsby wrote no charset, below which the policy goes
 */
export const withPolicy = (
  html: string,
  policy: (code: InlineCode) => string,
): string =>
  replaced(
    html,
    charset,
    (match) =>
      `${match}<meta http-equiv="Content-Security-Policy" content="${policy(inlineCode(html))}"/>`,
  );
