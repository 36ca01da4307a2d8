import {
  budgetOf,
  overBudget,
  pageKind,
} from "../../../src/tools/bench/budgets";
import type { BytesByKind, Transfer } from "../../../src/tools/bench/transfer";

const light: BytesByKind = {
  document: 12_000,
  script: 5_000,
  style: 0,
  font: 7_000,
  image: 22_000,
  other: 0,
};

/** Allows 12 kB of HTML: 8 kB for the frame, 3 for text and 1 for pictures. */
const content = { characters: 6_000, pictures: 5 };

const page = (bytes: Partial<BytesByKind> = {}): Transfer => ({
  requests: 8,
  bytes: { ...light, ...bytes },
  content,
});

const withPictures = { countPictures: true };

test.each([
  ["/", "Home"],
  ["/contact", "Contact"],
  ["/services", "Index"],
  ["/resources/service-areas", "Index"],
  ["/services/any-service", "Service"],
  ["/locations/any-county", "County"],
  ["/locations/any-county/any-city", "City"],
  ["/resources/service-areas/any-county", "Service area"],
  ["/blog/any-post-to-come", "Blog post"],
  ["/resources/any-advice", "Advice"],
  ["/privacy", "Other"],
  ["/404", "Other"],
  ["/jobs/driver", "Other"],
])("%s is a page of the kind %s", (path, name) => {
  expect(pageKind(path).name).toBe(name);
});

test("a page of no kind is rejected", () => {
  expect(() => pageKind("/jobs/2027/driver")).toThrow("/jobs/2027/driver");
});

test("the HTML budget is 8 kB plus an allowance for the content", () => {
  const html = (characters: number, pictures: number) =>
    budgetOf("/about", { characters, pictures }).html;
  expect(html(0, 0)).toBe(8_000);
  expect(html(20_000, 0)).toBe(18_000);
  expect(html(0, 5)).toBe(9_000);
});

test("a page may use its whole budget", () => {
  expect(overBudget("/", page({ other: 2_000 }), withPictures)).toEqual([]);
  expect(overBudget("/", page({ other: 2_100 }), withPictures)).toEqual([
    "/: total 48.1 kB, at most 48.0 kB",
  ]);
});

test("a longer text has a larger budget", () => {
  const longer = page({ document: 17_000 });
  expect(overBudget("/blog/any-post", longer)).toEqual([
    "/blog/any-post: without pictures 29.0 kB, at most 26.0 kB",
  ]);
  expect(
    overBudget("/blog/any-post", {
      ...longer,
      content: { ...content, characters: 12_000 },
    }),
  ).toEqual([]);
});

test("pictures are not counted by default", () => {
  const photographs = page({ image: 500_000 });
  expect(overBudget("/", photographs)).toEqual([]);
  expect(overBudget("/", photographs, withPictures)).toEqual([
    "/: total 524.0 kB, at most 48.0 kB",
  ]);
});

test("each part over budget is listed with its size", () => {
  expect(overBudget("/services", page({ script: 92_100, image: 0 }))).toEqual([
    "/services: script 92.1 kB, at most 5.0 kB",
    "/services: without pictures 111.1 kB, at most 26.0 kB",
  ]);
});

test("the page with the form may have 90 kB of scripts", () => {
  const form = (script: number) =>
    overBudget("/contact", page({ script, image: 832 }), withPictures);
  expect(form(90_000)).toEqual([]);
  expect(form(90_100)).toEqual(["/contact: script 90.1 kB, at most 90.0 kB"]);
});
