import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { mapConcurrent } from "../../src/shared/mapConcurrent";
import { formatPageTitle } from "../../src/site/pageMetadata";
import { builtFolder } from "../support/builtFolder";
import {
  builtOrigin,
  builtPage,
  builtPages,
  headOf,
  isPost,
  notFoundPage,
  hasDrawing,
  mainPicture,
  findDuplicates,
} from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";
import {
  violationsOf,
  allPages,
  pathsOfViolations,
} from "../support/violationsOf";

const origin = builtOrigin();
const pages = builtPages();

test.each(["titles", "descriptions"] as const)(
  "every page has one %s that is unique",
  (name) => {
    const wrong = violationsOf(allPages(), (page) => {
      const [first, ...more] = headOf(page)[name];
      return first?.trim() && !more.length ? [] : [`${first} ${more.join()}`];
    });
    expect(wrong).toEqual([]);
    expect(
      findDuplicates(allPages().flatMap((page) => headOf(page)[name])),
    ).toEqual([]);
  },
);

test("every page may be indexed, at its own path", () => {
  const wrong = violationsOf(pages, (page) => {
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
  const wrong = violationsOf(pages, (page) => {
    const { titles, descriptions, canonicals } = headOf(page);
    const company = property(page, "og:site_name");
    const pairs = [
      [formatPageTitle(property(page, "og:title"), company), titles.join()],
      [property(page, "og:description"), descriptions.join()],
      [property(page, "og:url"), canonicals.join()],
      [property(page, "og:type"), isPost(page) ? "article" : "website"],
    ];
    return pairs
      .filter(([shared, expected]) => !expected || shared !== expected)
      .map(([shared, expected]) => `${shared} for ${expected}`);
  });
  expect(wrong).toEqual([]);
});

describe("the picture of a shared link", () => {
  /** Path of the shared picture on the site; other URLs stay unchanged. */
  const sharedPicture = (page: BuiltPage) =>
    property(page, "og:image").replace(`${origin}/static/`, "/static/");
  /** File name of a picture, without its size. */
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
    const wrong = violationsOf(pages, (page) => {
      const expected = mainPicture(page)?.getAttribute("src");
      const file = sharedPicture(page);
      const isRight = expected
        ? nameOf(file) === nameOf(expected)
        : (file === companys) !== hasDrawing(page);
      return isRight ? [] : [file];
    });
    expect(mainPicture(builtPage("/"))).not.toBeNull();
    expect(mainPicture(builtPage("/services"))).toBeNull();
    expect(wrong).toEqual([]);
  });
});

test("every page is laid out as wide as the screen", () => {
  const wrong = pathsOfViolations(
    allPages(),
    ({ html }) =>
      !/^width=device-width, initial-scale=1\b/.test(
        html.querySelector("head meta[name=viewport]")?.attributes.content ??
          "",
      ),
  );
  expect(wrong).toEqual([]);
});

test("no tag is duplicated in a head", () => {
  const wrong = violationsOf(allPages(), ({ html }) =>
    findDuplicates(html.querySelectorAll("head > *").map(String)),
  );
  expect(wrong).toEqual([]);
});

test("no element has an attribute for scripts that its page doesn't run", () => {
  const wrong = violationsOf(allPages(), ({ html }) => {
    const attributes = ["data-identity", "data-react-helmet"];
    if (!html.querySelector("script[data-scripts]"))
      attributes.push("data-href");
    return attributes.filter((name) => html.querySelector(`[${name}]`));
  });
  expect(wrong).toEqual([]);
});
