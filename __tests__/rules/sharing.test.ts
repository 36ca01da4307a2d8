import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { pageTitle } from "../../src/site/seo";
import { mapConcurrent } from "../../src/site/mapConcurrent";
import { builtFolder } from "../support/builtFolder";
import {
  builtOrigin,
  builtPage,
  builtPages,
  headOf,
  repeated,
} from "../support/builtPages";
import type { BuiltPage } from "../support/builtPages";
import { faultsOf, pagesAnd404 } from "../support/pageFaults";

const origin = builtOrigin();
const pages = builtPages();

const property = ({ html }: BuiltPage, name: string) =>
  html
    .querySelectorAll(`head meta[property="${name}"]`)
    .map((meta) => meta.getAttribute("content") ?? "");

test("a shared link has the page's own title, description and URL", () => {
  const wrong = faultsOf(pages, (page) => {
    const head = headOf(page);
    const [company = ""] = property(page, "og:site_name");
    const pairs = [
      [
        property(page, "og:title").map((title) => pageTitle(title, company)),
        head.titles,
      ],
      [property(page, "og:description"), head.descriptions],
      [property(page, "og:url"), head.canonicals],
    ] as const;
    return pairs
      .filter(([shared, own]) => !own.length || shared.join() !== own.join())
      .map(([shared, own]) => `${shared.join()} for ${own.join()}`);
  });
  expect(wrong).toEqual([]);
});

test("posts have the type article, all other pages website", () => {
  const wrong = faultsOf(pages, (page) => {
    const wanted = page.path.startsWith("/blog/") ? "article" : "website";
    const type = property(page, "og:type").join();
    return type === wanted ? [] : [type];
  });
  expect(wrong).toEqual([]);
});

describe("the picture of a shared link", () => {
  /** Its path on the site; other URLs stay as they are. */
  const socialImageOf = (page: BuiltPage) => {
    const addresses = property(page, "og:image");
    return addresses.join().startsWith(`${origin}/static/`)
      ? addresses.join().slice(origin.length)
      : `not on this site: ${addresses.join()}`;
  };
  const ownPicture = ({ html }: BuiltPage) =>
    html.querySelector('main picture img[loading="eager"]');
  /** Its name without its size. */
  const nameOf = (file: string) =>
    path.parse(file).name.replace(/-\d+(?:x\d+)?$/, "");

  test("is a JPEG of 1200 × 630 pixels and at most 100 kB", async () => {
    const files = Array.from(new Set(pages.map(socialImageOf)));
    expect(files).not.toEqual([]);
    const found = await mapConcurrent(files, 4, async (file) => {
      const source = path.join(builtFolder, file);
      const { format, width, height } = await sharp(source).metadata();
      const { size } = fs.statSync(source);
      return { file, is: `${format} ${width} × ${height}`, size };
    });
    const wrong = found.filter(
      ({ is, size }) => is !== "jpeg 1200 × 630" || size > 100_000,
    );
    expect(wrong).toEqual([]);
  });

  test("is the page's own, or else the company's", () => {
    const companys = socialImageOf(builtPage("/services"));
    const wrong = faultsOf(pages, (page) => {
      const own = ownPicture(page)?.getAttribute("src");
      const file = socialImageOf(page);
      const isRight = own ? nameOf(file) === nameOf(own) : file === companys;
      return isRight ? [] : [file];
    });
    expect(ownPicture(builtPage("/"))).not.toBeNull();
    expect(ownPicture(builtPage("/services"))).toBeNull();
    expect(wrong).toEqual([]);
  });
});

test("no tag is duplicated in a head", () => {
  const wrong = faultsOf(pagesAnd404(), ({ html }) =>
    repeated(html.querySelectorAll("head > *").map(String)),
  );
  expect(wrong).toEqual([]);
});
