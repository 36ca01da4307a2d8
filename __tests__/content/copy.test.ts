import { contentFiles } from "../support/contentFiles";
import {
  sentencesIn,
  textsOf,
  wordsIn,
} from "../support/contentTexts";

const isSettings = (path: string) => path.startsWith("settings/");

const texts = contentFiles.flatMap(textsOf);
const copy = texts.filter(({ page }) => !isSettings(page));

test("no sentence of more than eight words stands on two pages", () => {
  const pagesOf = new Map<string, Set<string>>();
  for (const { page, field, text } of copy) {
    if (field.startsWith("callToAction.")) continue;
    for (const sentence of sentencesIn(text)) {
      const words = wordsIn(sentence);
      if (words.length <= 8) continue;
      const key = words.join(" ").toLowerCase();
      pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(page));
    }
  }
  const shared = Array.from(pagesOf).filter(([, pages]) => pages.size > 1);
  expect(
    shared.map(([sentence, pages]) => `${[...pages].join(", ")}: ${sentence}`),
  ).toEqual([]);
});

describe("length of the text", () => {
  const lengths = (folder: string) =>
    contentFiles
      .filter(({ path }) => path.startsWith(`${folder}/`))
      .map(({ path, body }) => [path, wordsIn(body).length] as const);

  test.each([...lengths("cities"), ...lengths("counties")])(
    "%s has 150 to 320 words (%d)",
    (_path, words) => {
      expect(words).toBeGreaterThanOrEqual(150);
      expect(words).toBeLessThanOrEqual(320);
    },
  );

  test.each(lengths("posts"))("%s has 700 to 1200 words (%d)", (_path, words) => {
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1200);
  });
});

/** Where a pattern stands, outside the files that may say it. */
const saying = (pattern: RegExp, allowed: readonly string[] = []) =>
  texts
    .filter(({ page }) => !allowed.includes(page))
    .flatMap(({ page, field, text }) =>
      Array.from(
        text.matchAll(new RegExp(`.{0,30}(?:${pattern.source}).{0,30}`, "gi")),
        ([found]) => `${page} (${field}): ${found}`,
      ),
    );

describe("the copy never says what nobody can prove", () => {
  test.each([
    ["an amount of money", /[$€£]\s*\d|\d\s*(?:dollars?|bucks|usd|cents)\b/],
    ["a discount", /\d\s*%|\bpercent off\b|\bdiscount/],
    ["a rating", /[★⭐]|\b(?:\d|one|two|three|four|five)[- ]stars?\b|\d\s*\/\s*5\b|\btop[- ]rated\b/],
    ["a guarantee", /\bguarantee/],
    ["a rank", /#\s*1\b|\bnumber one\b|\bbest movers?\b|\baward/],
  ])("%s", (_what, pattern) => {
    expect(saying(pattern)).toEqual([]);
  });

  test("“licensed and insured” but where the permit's numbers stand", () => {
    const allowed = ["pages/about.md", "pages/home.md", "settings/labels.md"];
    expect(saying(/licensed (?:and|&) insured/, allowed)).toEqual([]);
  });
});

describe("company facts are written once, in the settings", () => {
  const company = contentFiles.find(({ path }) => path === "settings/company.md");
  const settings = contentFiles.map(({ path }) => path).filter(isSettings);
  const literal = (value: unknown) =>
    new RegExp(String(value).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));

  test.each([
    ["phone number", /\(?\b\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}\b/],
    ["e-mail address", /\S+@\S+\.\w+/],
    ["company name", literal(company?.frontMatter.shortName)],
  ])("no %s elsewhere", (_what, pattern) => {
    expect(saying(pattern, settings)).toEqual([]);
    expect(saying(pattern)).not.toEqual([]);
  });
});
