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

test("every page has its language and a viewport that allows zooming", () => {
  const wrong = faultsOf(pagesAnd404(), ({ html }) => {
    const content =
      html
        .querySelector('meta[name="viewport"]')
        ?.getAttribute("content")
        ?.toLowerCase() ?? "";
    const fits = content.includes("width=device-width");
    const isFixed = /user-scalable=no|maximum-scale/.test(content);
    const lang = html.querySelector("html")?.getAttribute("lang");
    return fits && !isFixed && lang === "en" ? [] : [`${lang}: ${content}`];
  });
  expect(wrong).toEqual([]);
});
