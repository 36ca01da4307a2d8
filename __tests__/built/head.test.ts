import { siteUrl } from "../../src/site/siteUrl";
import {
  builtPage,
  builtPages,
  headOf,
  notFoundPage,
  repeated,
} from "../support/builtPages";

const origin = siteUrl(process.env.SITE_URL);
const pages = builtPages();
const pagesAnd404 = [...pages, notFoundPage()];

test("every page says its language", () => {
  const others = pagesAnd404.filter(
    ({ html }) => html.querySelector("html")?.getAttribute("lang") !== "en",
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});

test("every page has one title of at most 60 characters, its own", () => {
  const titles = pagesAnd404.map((page) => headOf(page).titles);
  expect(titles.filter(({ length }) => length !== 1)).toEqual([]);
  expect(titles.flat().filter((title) => !title || title.length > 60)).toEqual(
    [],
  );
  expect(repeated(titles.flat())).toEqual([]);
});

test("every page has one description of 120 to 160 characters, its own", () => {
  const descriptions = pagesAnd404.map((page) => headOf(page).descriptions);
  expect(descriptions.filter(({ length }) => length !== 1)).toEqual([]);
  expect(
    descriptions.flat().filter(({ length }) => length < 120 || length > 160),
  ).toEqual([]);
  expect(repeated(descriptions.flat())).toEqual([]);
});

test("every page has one canonical address: the site's and its own path", () => {
  const canonicals = Object.fromEntries(
    pages.map((page) => [page.path, headOf(page).canonicals]),
  );
  expect(canonicals).toEqual(
    Object.fromEntries(pages.map(({ path }) => [path, [`${origin}${path}`]])),
  );
});

test("search engines may index every page", () => {
  const kept = pages.filter((page) => headOf(page).robots.length > 0);
  expect(kept.map(({ path }) => path)).toEqual([]);
});

test.each([
  ["404.html", notFoundPage()],
  ["404/index.html", builtPage("/404")],
])("%s stays out of search engines", (_file, page) => {
  const { robots, canonicals } = headOf(page);
  expect(robots).toEqual(["noindex"]);
  expect(canonicals).toEqual([]);
});

test("the home page has keywords", () => {
  const { keywords } = headOf(builtPage("/"));
  expect(keywords).toHaveLength(1);
  expect(keywords[0]).toMatch(/^[^,]+(, [^,]+)+$/);
});

test("every page fits the screen it is read on", () => {
  const viewports = pagesAnd404.map(({ html }) =>
    html.querySelector('meta[name="viewport"]')?.getAttribute("content"),
  );
  for (const viewport of viewports) {
    expect(viewport).toContain("width=device-width");
    expect(viewport).not.toMatch(/user-scalable=no|maximum-scale/);
  }
});
