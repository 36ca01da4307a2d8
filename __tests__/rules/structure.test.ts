import { HtmlValidate } from "html-validate";
import { readBuiltFile } from "../support/builtFiles";
import { findDuplicates, visibleText } from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";
import { violationsOf, allPages } from "../support/violationsOf";

const pages = allPages();

test("every page has one main heading", () => {
  const wrong = violationsOf(pages, ({ html }) => {
    const found = html.querySelectorAll("h1").map(visibleText);
    return found.length === 1 && found[0] ? [] : ["h1", ...found];
  });
  expect(wrong).toEqual([]);
});

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    // The HTML standard forbids `maxlength` on a number field, but the preset allows it.
    "input-attributes": "error",
  },
});

test("every page is valid HTML", () => {
  const wrong = violationsOf(pages, ({ file }) => {
    const { results } = validator.validateStringSync(readBuiltFile(file));
    return results.flatMap(({ messages }) =>
      messages.map(({ message, selector }) => `${message}: ${selector}`),
    );
  });
  expect(wrong).toEqual([]);
});

test("every section has a heading of its own", () => {
  const wrong = violationsOf(pages, ({ html }) =>
    html
      .querySelectorAll("section")
      .filter((section) =>
        section
          .querySelectorAll("h1, h2, h3, h4")
          .every((heading) => heading.closest("section, article") !== section),
      )
      .map((section) => visibleText(section).slice(0, 80)),
  );
  expect(wrong).toEqual([]);
});

/** CSS rules of a page, without the at-rules around them. */
const stylesOf = ({ html }: BuiltPage) =>
  html
    .querySelectorAll("style")
    .flatMap(({ text }) => text.match(/[^{}]+\{[^{}]*\}/g) ?? []);

test("no rule of styles is twice in a page", () => {
  const repeats = violationsOf(pages, (page) => findDuplicates(stylesOf(page)));
  expect(repeats).toEqual([]);
});

test("each family has one file, and what is bolder than it names a family that has the weight", () => {
  const wrong = violationsOf(pages, (page) => {
    const families = stylesOf(page)
      .filter((rule) => /@font-face.*url\(/s.test(rule))
      .map((rule) => /font-family:([^;}]+)/.exec(rule)?.[1] ?? rule);
    expect(families).not.toEqual([]);
    const withoutFamily = stylesOf(page).filter(
      (rule) =>
        /font-weight:(?:bold|[67]00)/.test(rule) &&
        !rule.includes("font-family:"),
    );
    return [...findDuplicates(families), ...withoutFamily];
  });
  expect(wrong).toEqual([]);
});

test("no mark that scripts set on the root restyles elements by their type", () => {
  const restyling = /^html\S*\[data-[^{]* [a-z]\w*[,{]/;
  const wrong = violationsOf(pages, (page) =>
    stylesOf(page).filter((rule) => restyling.test(rule)),
  );
  expect(wrong).toEqual([]);
});

test("the first picture of a page loads immediately, the others lazily", () => {
  const wrong = violationsOf(pages, ({ html }) =>
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

test("a card's picture and the poster of its page share the name of a view transition", () => {
  const posterNames = new Map(
    pages.map(({ path, html }) => [
      path,
      html
        .querySelectorAll("[style*=view-transition-name]")
        .map((poster) => poster.getAttribute("style")!.split(":")[1]),
    ]),
  );
  const names = Array.from(posterNames.values()).flat();
  expect(names).not.toEqual([]);
  expect(findDuplicates(names.map(String))).toEqual([]);
  const wrong = violationsOf(pages, ({ html }) =>
    html
      .querySelectorAll("article")
      .filter((card) => {
        const target = card.querySelector("a")?.getAttribute("href") ?? "";
        const [name, ...others] = posterNames.get(target) ?? [];
        return (
          others.length > 0 || card.getAttribute("style") !== `--poster:${name}`
        );
      })
      .map(String),
  );
  expect(wrong).toEqual([]);
});

test("no token is left unfilled and no missing value is printed", () => {
  const left = violationsOf(pages, ({ html }) => {
    const attributes = html
      .querySelectorAll("[content], [alt], [aria-label], [title], [href]")
      .flatMap((element) => Object.values(element.attributes));
    const texts = ["head", "body"].map((part) =>
      visibleText(html.querySelector(part)!),
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
