import { repeated, textOf } from "../support/builtPages";
import { faultsOf, pagesAnd404 } from "../support/pageFaults";

const pages = pagesAnd404();
const headings = "h1, h2, h3, h4, h5, h6";

test("every page has one main heading", () => {
  const wrong = faultsOf(pages, ({ html }) => {
    const found = html.querySelectorAll("h1").map(textOf);
    return found.length === 1 && found[0] ? [] : ["h1", ...found];
  });
  expect(wrong).toEqual([]);
});

test("no page skips a heading level", () => {
  const wrong = faultsOf(pages, ({ html }) => {
    let above = 0;
    return html.querySelectorAll(headings).flatMap((heading) => {
      const level = Number(heading.tagName[1]);
      const skips = level > above + 1;
      above = level;
      return skips ? [heading.outerHTML] : [];
    });
  });
  expect(wrong).toEqual([]);
});

test("ids are unique on a page", () => {
  const wrong = faultsOf(pages, ({ html }) =>
    repeated(html.querySelectorAll("[id]").map(({ id }) => id)),
  );
  expect(wrong).toEqual([]);
});

test("labels and descriptions refer to existing elements", () => {
  const pointers = [
    "for",
    "aria-labelledby",
    "aria-describedby",
    "aria-controls",
    "popovertarget",
  ];
  const wrong = faultsOf(pages, ({ html }) => {
    const ids = new Set(html.querySelectorAll("[id]").map(({ id }) => id));
    return pointers.flatMap((attribute) =>
      html
        .querySelectorAll(`[${attribute}]`)
        .flatMap((element) =>
          (element.getAttribute(attribute) ?? "").split(/\s+/),
        )
        .filter((id) => !ids.has(id)),
    );
  });
  expect(wrong).toEqual([]);
});

test("every picture has alternative text, width and height", () => {
  const wrong = faultsOf(pages, ({ html }) =>
    html
      .querySelectorAll("img")
      .filter((img) =>
        ["alt", "width", "height"].some((name) => !img.hasAttribute(name)),
      )
      .map(String),
  );
  expect(wrong).toEqual([]);
});

test("every page has its landmarks once, in reading order", () => {
  const wrong = faultsOf(pages, ({ html }) => {
    const found = html
      .querySelectorAll("header, main, footer")
      .filter((element) => !element.parentNode.closest("main"))
      .map(({ tagName }) => tagName.toLowerCase());
    return found.join() === "header,main,footer" ? [] : [found.join()];
  });
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
