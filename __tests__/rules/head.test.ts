import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { mapConcurrent } from "../../src/site/mapConcurrent";
import { pageTitle } from "../../src/site/seo";
import { builtFolder } from "../support/builtFolder";
import {
  builtOrigin,
  builtPage,
  builtPages,
  headOf,
  isPost,
  notFoundPage,
  ownPicture,
  repeated,
} from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";
import { faultsOf, pagesAnd404, pathsWhere } from "../support/pageFaults";

const origin = builtOrigin();
const pages = builtPages();

test.each(["titles", "descriptions"] as const)(
  "every page has one %s that is unique",
  (name) => {
    const wrong = faultsOf(pagesAnd404(), (page) => {
      const [first, ...more] = headOf(page)[name];
      return first?.trim() && !more.length ? [] : [`${first} ${more.join()}`];
    });
    expect(wrong).toEqual([]);
    expect(
      repeated(pagesAnd404().flatMap((page) => headOf(page)[name])),
    ).toEqual([]);
  },
);

test("every page may be indexed, at its own path", () => {
  const wrong = faultsOf(pages, (page) => {
    const { canonicals, robots } = headOf(page);
    const found = [...canonicals, ...robots].join();
    return found === origin + page.path ? [] : [found || "none"];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ["404.html", notFoundPage],
  ["404/index.html", () => builtPage("/404")],
])("%s is not indexed", (_file, page) => {
  const { robots, canonicals } = headOf(page());
  expect(robots).toEqual(["noindex"]);
  expect(canonicals).toEqual([]);
});

const property = ({ html }: BuiltPage, name: string) =>
  html
    .querySelectorAll(`head meta[property="${name}"]`)
    .map((meta) => meta.getAttribute("content") ?? "")
    .join();

test("a shared link has the page's own title, description, URL and type", () => {
  const wrong = faultsOf(pages, (page) => {
    const { titles, descriptions, canonicals } = headOf(page);
    const company = property(page, "og:site_name");
    const pairs = [
      [pageTitle(property(page, "og:title"), company), titles.join()],
      [property(page, "og:description"), descriptions.join()],
      [property(page, "og:url"), canonicals.join()],
      [property(page, "og:type"), isPost(page) ? "article" : "website"],
    ];
    return pairs
      .filter(([shared, own]) => !own || shared !== own)
      .map(([shared, own]) => `${shared} for ${own}`);
  });
  expect(wrong).toEqual([]);
});

describe("the picture of a shared link", () => {
  /** Its path on the site; other URLs stay as they are. */
  const sharedPicture = (page: BuiltPage) =>
    property(page, "og:image").replace(`${origin}/static/`, "/static/");
  /** The name of a picture without its size. */
  const nameOf = (file = "") =>
    path.parse(file).name.replace(/-\d+(?:x\d+)?$/, "");

  test("is a JPEG of 1200 × 630 pixels and at most 100 kB", async () => {
    const files = Array.from(new Set(pages.map(sharedPicture)));
    const wrong = await mapConcurrent(files, 4, async (file) => {
      const source = path.join(builtFolder, file);
      const { format, width, height } = await sharp(source).metadata();
      const { size } = fs.statSync(source);
      const isRight = format === "jpeg" && width === 1200 && height === 630;
      return isRight && size <= 100_000 ? [] : [file];
    });
    expect(wrong.flat()).toEqual([]);
  });

  test("is the page's own, or else the company's", () => {
    const companys = sharedPicture(builtPage("/services"));
    const wrong = faultsOf(pages, (page) => {
      const own = ownPicture(page)?.getAttribute("src");
      const file = sharedPicture(page);
      const isRight = own ? nameOf(file) === nameOf(own) : file === companys;
      return isRight ? [] : [file];
    });
    expect(ownPicture(builtPage("/"))).not.toBeNull();
    expect(ownPicture(builtPage("/services"))).toBeNull();
    expect(wrong).toEqual([]);
  });
});

test("every page is laid out as wide as the screen", () => {
  const wrong = pathsWhere(
    pagesAnd404(),
    ({ html }) =>
      !/^width=device-width, initial-scale=1\b/.test(
        html.querySelector("head meta[name=viewport]")?.attributes.content ??
          "",
      ),
  );
  expect(wrong).toEqual([]);
});

test("no tag is duplicated in a head", () => {
  const wrong = faultsOf(pagesAnd404(), ({ html }) =>
    repeated(html.querySelectorAll("head > *").map(String)),
  );
  expect(wrong).toEqual([]);
});
