import { repeated, textOf } from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";
import { faultsOf, pagesAnd404 } from "../support/pageFaults";

const pages = pagesAnd404();

test("every page has one main heading", () => {
  const wrong = faultsOf(pages, ({ html }) => {
    const found = html.querySelectorAll("h1").map(textOf);
    return found.length === 1 && found[0] ? [] : ["h1", ...found];
  });
  expect(wrong).toEqual([]);
});

test("ids are unique on a page", () => {
  const wrong = faultsOf(pages, ({ html }) =>
    repeated(html.querySelectorAll("[id]").map(({ id }) => id)),
  );
  expect(wrong).toEqual([]);
});

/** The rules of a page's styles, without the queries around them. */
const stylesOf = ({ html }: BuiltPage) =>
  html
    .querySelectorAll("style")
    .flatMap(({ text }) => text.match(/[^{}]+\{[^{}]*\}/g) ?? []);

test("no rule of styles is twice in a page", () => {
  const repeats = faultsOf(pages, (page) => repeated(stylesOf(page)));
  expect(repeats).toEqual([]);
});

test("bold text has a family of its own, or else WebKit sets all text in its file", () => {
  const wrong = faultsOf(pages, (page) => {
    const families = stylesOf(page)
      .filter((rule) => /@font-face.*url\(/s.test(rule))
      .map((rule) => /font-family:([^;}]+)/.exec(rule)?.[1] ?? rule);
    expect(families).not.toEqual([]);
    const withoutFamily = stylesOf(page).filter(
      (rule) =>
        /font-weight:(?:bold|[67]00)/.test(rule) &&
        !rule.includes("font-family:"),
    );
    return [...repeated(families), ...withoutFamily];
  });
  expect(wrong).toEqual([]);
});

test("the first picture of a page loads immediately, the others lazily", () => {
  const wrong = faultsOf(pages, ({ html }) =>
    html
      .querySelectorAll("picture img")
      .filter((img, index) => {
        const loading = img.getAttribute("loading");
        const priority = img.getAttribute("fetchpriority");
        // A card is never on the first screen.
        const isFirst = index === 0 && !img.closest("article");
        return isFirst
          ? loading !== "eager" || priority !== "high"
          : loading !== "lazy" || priority !== undefined;
      })
      .map(String),
  );
  expect(wrong).toEqual([]);
});

test("no token is left unfilled and no missing value is printed", () => {
  const left = faultsOf(pages, ({ html }) => {
    const attributes = html
      .querySelectorAll("[content], [alt], [aria-label], [title], [href]")
      .flatMap((element) => Object.values(element.attributes));
    const texts = ["head", "body"].map((part) =>
      textOf(html.querySelector(part)!),
    );
    return [
      ...[...texts, ...attributes].flatMap(
        (text) => text.match(/.*\{[a-zA-Z]+\}.*/g) ?? [],
      ),
      ...attributes.filter((value) => /\bundefined\b|\[object/.test(value)),
    ];
  });
  expect(left).toEqual([]);
});
