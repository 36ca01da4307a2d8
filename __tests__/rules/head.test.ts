import {
  builtOrigin,
  builtPage,
  builtPages,
  headOf,
  notFoundPage,
  repeated,
} from "../support/builtPages";
import { faultsOf, pagesAnd404, pathsWhere } from "../support/pageFaults";

const isOne = (values: readonly string[]) =>
  values.length === 1 && values[0]?.trim() !== "";

test("every page has its language", () => {
  const others = pathsWhere(
    pagesAnd404(),
    ({ html }) => html.querySelector("html")?.getAttribute("lang") !== "en",
  );
  expect(others).toEqual([]);
});

test.each(["titles", "descriptions"] as const)(
  "every page has one %s that is unique",
  (name) => {
    const pages = pagesAnd404();
    expect(pathsWhere(pages, (page) => !isOne(headOf(page)[name]))).toEqual([]);
    expect(repeated(pages.flatMap((page) => headOf(page)[name]))).toEqual([]);
  },
);

test("every page has one canonical URL, with its own path", () => {
  const origin = builtOrigin();
  const wrong = faultsOf(builtPages(), (page) => {
    const { canonicals } = headOf(page);
    const isRight = canonicals.join() === origin + page.path;
    return isRight ? [] : [canonicals.join() || "none"];
  });
  expect(wrong).toEqual([]);
});

test("search engines may index every page", () => {
  const kept = pathsWhere(
    builtPages(),
    (page) => headOf(page).robots.length > 0,
  );
  expect(kept).toEqual([]);
});

test.each([
  ["404.html", notFoundPage],
  ["404/index.html", () => builtPage("/404")],
])("%s is not indexed", (_file, page) => {
  const { robots, canonicals } = headOf(page());
  expect(robots).toEqual(["noindex"]);
  expect(canonicals).toEqual([]);
});

test("the home page has keywords", () => {
  const { keywords } = headOf(builtPage("/"));
  expect(keywords).toHaveLength(1);
  expect(keywords[0]).toMatch(/^[^,]+(?:, [^,]+)*$/);
});

test("every page has a viewport that allows zooming", () => {
  const wrong = faultsOf(pagesAnd404(), ({ html }) => {
    const content =
      html
        .querySelector('meta[name="viewport"]')
        ?.getAttribute("content")
        ?.toLowerCase() ?? "";
    const fits = content.includes("width=device-width");
    const isFixed = /user-scalable=no|maximum-scale/.test(content);
    return fits && !isFixed ? [] : [content];
  });
  expect(wrong).toEqual([]);
});
