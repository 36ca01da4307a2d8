import { PurgeCSS } from "purgecss";
import { required } from "../../site/required";

const captures = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, group = ""]) => group);

/**
 * The unique element and class names of a page, sorted. A regular expression may
 * match text that is no element, which at worst keeps an unused style; a real
 * HTML parser takes twenty times as long. Of scripts, any word may be a class, and
 * any string of one word an element.
 */
function namesIn(html: string, scripts: readonly string[]) {
  const code = scripts.join("\n");
  const unique = (names: readonly string[]) =>
    Array.from(new Set(names)).sort();
  return {
    tags: unique([
      ...captures(html, /<([a-z][a-z0-9]*)/gi).map((tag) => tag.toLowerCase()),
      ...captures(code, /"([a-z][a-z0-9]*)"/g),
    ]),
    classes: unique([
      ...captures(html, / class="([^"]*)"/g).flatMap((names) =>
        names.split(" "),
      ),
      ...captures(code, /([\w+/-]+)/g),
    ]),
  };
}

/**
 * Removes the CSS that a page does not use. Rules are kept for every state that
 * attributes can bring, and for all elements and classes in its HTML and scripts.
 * @returns a function of the site's CSS, a page's HTML and the texts of the scripts
 *   that may add to it
 */
export function pageStyles(): (
  css: string,
  html: string,
  scripts?: readonly string[],
) => Promise<string> {
  // Most pages of a kind use the same names.
  const cache = new Map<string, Promise<string>>();

  async function purged(
    css: string,
    names: ReturnType<typeof namesIn>,
  ): Promise<string> {
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: "", extension: "html" }],
      defaultExtractor: () => ({
        ...names,
        attributes: { names: [], values: [] },
        ids: [],
        undetermined: [],
      }),
      css: [{ raw: css }],
      dynamicAttributes: captures(css, /\[([a-z-]+)/g),
      keyframes: true,
      variables: true,
      // Any element may come into a state, such as `:focus-visible`.
      safelist: [/^:/],
    });
    return required(result, "output of PurgeCSS").css;
  }

  return (css, html, scripts = []) => {
    const names = namesIn(html, scripts);
    const key = JSON.stringify([css, names]);
    const styles = cache.get(key) ?? purged(css, names);
    cache.set(key, styles);
    return styles;
  };
}
