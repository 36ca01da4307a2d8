import { bannedPhrases } from "../../../src/content-check/rules/bannedPhrases";
import { cityFile, companyFile } from "../../support/contentFactories";
import { fileWithLines, lineOf } from "../../support/fileWithLines";

const settings = companyFile({
  bannedPhrases: [
    { phrase: "peace of mind", instead: "what the customer knows" },
    { phrase: "A+ (rated)" },
  ],
});

const found = (body: string) =>
  bannedPhrases([settings, cityFile({}, { body })]).map(
    ({ value, remedy }) => [value, remedy] as const,
  );

test.each([
  "We bring peace of mind here.",
  "Peace of Mind is ours.",
  "It gives peace\nof mind.",
])("%j has a banned phrase", (body) => {
  expect(found(body)).toEqual([
    [
      body.replace("\n", " "),
      'Write what the customer knows: the company settings list "peace of mind" as a phrase to avoid.',
    ],
  ]);
});

test("signs in a phrase are plain characters", () => {
  expect(found("An A+ (rated) crew.")).toHaveLength(1);
  expect(found("An AA rated crew.")).toEqual([]);
});

test.each(["A piece of mind.", "The peace of minds."])(
  "%j is not that phrase",
  (body) => {
    expect(found(body)).toEqual([]);
  },
);

test("the phrase is found in front matter, with its line", () => {
  const file = fileWithLines(cityFile({ heading: "Peace of mind" }));
  expect(bannedPhrases([settings, file])).toEqual([
    expect.objectContaining({
      field: "heading",
      line: lineOf(file, "Peace of mind"),
    }),
  ]);
});

test("without a list, nothing is banned", () => {
  const file = cityFile({}, { body: "Peace of mind." });
  expect(bannedPhrases([companyFile(), file])).toEqual([]);
});
