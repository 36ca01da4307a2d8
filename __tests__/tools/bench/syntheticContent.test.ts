import {
  pagesOf,
  syntheticContent,
} from "../../../src/tools/bench/syntheticContent";
import { checkContent } from "../../../src/content-check/checkContent";
import { isDraft, kindOf } from "../../../src/content-model/contentFile";
import type { ContentFile } from "../../../src/content-model/contentFile";
import { markdownTexts } from "../../../src/content-model/markdown/markdownTexts";
import { formatFaults } from "../../../src/content-model/faults";
import { companyDay } from "../../../src/site/companyDay";
import { contentFiles } from "../../support/contentFiles";

const pictures = ["one", "two", "three"].map(
  (name) => `images/bench/${name}.jpg`,
);
const options = (pages: number) => ({
  pages,
  pictures: pictures.map((picture) => `/${picture}`),
});

const own = contentFiles
  .flatMap(({ frontMatter }) =>
    Array.from(JSON.stringify(frontMatter).matchAll(/"\/(images\/[^"]+)"/g)),
  )
  .map(([, picture]) => picture!);

const check = (files: readonly ContentFile[]) =>
  checkContent(
    {
      files,
      pictures: new Map(
        [...own, ...pictures].map((picture) => [
          picture,
          { width: 2400, height: 1800, bytes: 100_000 },
        ]),
      ),
    },
    companyDay(),
  );

const published = (files: readonly ContentFile[], kind: string) =>
  files.filter((file) => kindOf(file.path)?.name === kind && !isDraft(file))
    .length;

describe.each([45, 120])("a site of %i pages", (pages) => {
  const added = syntheticContent(contentFiles, options(pages));
  const all = [...contentFiles, ...added];

  test("has that many", () => expect(pagesOf(all)).toBe(pages));

  test("passes the content check", () => {
    const { faults, entries } = check(all);
    expect(formatFaults(faults)).toBe(formatFaults([]));
    expect(entries).toHaveLength(all.length);
  });
});

test("no text is on two added pages", () => {
  const texts = syntheticContent(contentFiles, options(120)).flatMap((file) =>
    markdownTexts(file, kindOf(file.path)!).map(({ text }) => text),
  );
  const filled = texts.filter((text) => text.trim());
  expect(new Set(filled).size).toBe(filled.length);
});

test("pages are as long as the site's own, and use all pictures", () => {
  const added = syntheticContent(contentFiles, options(500));
  const mean = (files: readonly ContentFile[], kind: string) => {
    const bodies = files.filter(({ path }) => kindOf(path)?.name === kind);
    const sum = bodies.reduce((total, { body }) => total + body.length, 0);
    return sum / bodies.length;
  };
  for (const kind of ["Post", "City", "County"])
    expect(mean(added, kind) / mean(contentFiles, kind)).toBeCloseTo(1, 0);
  const shown = added.map(
    ({ frontMatter }) => (frontMatter.image as { src: string }).src,
  );
  expect(Array.from(new Set(shown)).sort()).toEqual(
    options(500).pictures.toSorted(),
  );
});

test("counties and cities are limited to Washington's number, posts are not", () => {
  const added = syntheticContent(contentFiles, options(5000));
  const all = [...contentFiles, ...added];
  expect(published(all, "County")).toBe(39);
  expect(published(all, "City")).toBe(640);
  expect(published(all, "Post")).toBeGreaterThan(4000);
});

test("a site can't have fewer pages than it already has", () => {
  expect(() => syntheticContent(contentFiles, options(10))).toThrow(
    `the site already has ${pagesOf(contentFiles)} pages`,
  );
});
