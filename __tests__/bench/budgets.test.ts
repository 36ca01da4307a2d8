import { overBudget, pageKind } from "../../src/bench/budgets";
import type { BytesByKind } from "../../src/bench/transfer";

const light: BytesByKind = {
  document: 14_000,
  script: 5_000,
  style: 0,
  font: 11_000,
  image: 20_000,
  other: 0,
};

const page = (bytes: Partial<BytesByKind> = {}) => ({
  requests: 8,
  bytes: { ...light, ...bytes },
});

test.each([
  ["/", "Home"],
  ["/contact", "Contact"],
  ["/services", "Index"],
  ["/resources/service-areas", "Index"],
  ["/services/local-moving", "Service"],
  ["/locations/pierce-county", "County"],
  ["/locations/pierce-county/tacoma", "City"],
  ["/resources/service-areas/pierce-county", "Service area"],
  ["/blog/any-post-to-come", "Blog post"],
  ["/resources/packing-guide", "Advice"],
  ["/privacy", "Other"],
  ["/404", "Other"],
])("%s is a page of the kind %s", (path, name) => {
  expect(pageKind(path).name).toBe(name);
});

test("a kind of page without a budget is refused", () => {
  expect(() => pageKind("/jobs/2027/driver")).toThrow("/jobs/2027/driver");
});

test("a page may have all of its budget, 50 kB", () => {
  expect(overBudget("/", page())).toEqual([]);
  expect(overBudget("/", page({ other: 1 }))).toEqual([
    "/: in all 50.0 kB, at most 50 kB",
  ]);
});

test("what is over a budget is named with its size", () => {
  expect(
    overBudget(
      "/locations/king-county/kent",
      page({ script: 92_100, image: 0 }),
    ),
  ).toEqual([
    "/locations/king-county/kent: script 92.1 kB, at most 5 kB",
    "/locations/king-county/kent: in all 117.1 kB, at most 50 kB",
  ]);
});

test("text to read at length may have 20 kB of HTML, on guides and advice", () => {
  const html = (path: string) => pageKind(path).budget.html;
  expect(html("/blog/seattle-living-guide")).toBe(20_000);
  expect(html("/resources/moving-tips")).toBe(20_000);
  expect(html("/resources/service-areas")).toBe(14_000);
  expect(html("/about")).toBe(14_000);
});

test("the page with the form may have 110 kB, and scripts", () => {
  expect(overBudget("/contact", page({ script: 65_000 }))).toEqual([]);
  expect(overBudget("/contact", page({ script: 65_001 }))).toEqual([
    "/contact: in all 110.0 kB, at most 110 kB",
  ]);
});
