import { PurgeCSS } from "purgecss";

/**
 * Names of the elements and classes of a page, each once, in a fixed order. What
 * only looks like one may be among them, and keeps a style at worst: reading
 * HTML by the rules takes twenty times as long.
 */
function namesIn(html: string) {
  const each = (names: readonly string[]) => Array.from(new Set(names)).sort();
  const found = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), ([, name]) => name!);
  return {
    tags: each(found(/<([a-z][a-z0-9]*)/gi).map((tag) => tag.toLowerCase())),
    classes: each(
      found(/ class="([^"]*)"/g).flatMap((names) => names.split(" ")),
    ),
  };
}

const attributesIn = (css: string): string[] =>
  Array.from(css.matchAll(/\[([a-z-]+)/g), ([, name]) => name!);

/**
 * Cuts the styles of the site down to those that a page uses, in whatever state
 * a visitor brings it to without scripts: attributes come and go, elements and
 * classes stay.
 * @returns a function of all styles and a page's HTML
 */
export function pageStyles(): (css: string, html: string) => Promise<string> {
  // Pages of a kind have the same names, mostly.
  const known = new Map<string, Promise<string>>();

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
      dynamicAttributes: attributesIn(css),
      keyframes: true,
      variables: true,
    });
    return result!.css;
  }

  return (css, html) => {
    const names = namesIn(html);
    const key = JSON.stringify([css, names]);
    const styles = known.get(key) ?? purged(css, names);
    known.set(key, styles);
    return styles;
  };
}
