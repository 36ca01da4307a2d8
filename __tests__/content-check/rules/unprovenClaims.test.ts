import { unprovenClaims } from "../../../src/content-check/rules/unprovenClaims";
import {
  cityFile,
  companyFile,
  testimonialFile,
} from "../../support/contentFactories";
import { fileWithLines, lineOf } from "../../support/fileWithLines";

const claimsIn = (body: string) => unprovenClaims([cityFile({}, { body })]);

test.each([
  [
    "an amount of money",
    /tariff/,
    ["$ 50", "€5", "99 dollars", "20 bucks", "5 cents"],
  ],
  ["a discount", /tariff/, ["10 %", "5% less", "percent off", "Discounts"]],
  [
    "a rating",
    /16 CFR 465/,
    ["★", "five-star", "5 stars", "4.9/5", "top rated"],
  ],
  ["a guarantee", /hold the company to/, ["guaranteed", "Guarantees"]],
  [
    "a rank",
    /nobody can prove/,
    ["#1", "number one", "the best movers", "award-winning"],
  ],
])("%s is reported with a reason to avoid it", (_what, why, claims) => {
  for (const words of claims)
    expect([words, claimsIn(`We are ${words} here.`)]).toEqual([
      words,
      [
        expect.objectContaining({
          field: "body",
          value: `We are ${words} here.`,
          remedy: expect.stringMatching(why) as string,
        }),
      ],
    ]);
});

test.each([
  "Interstate 5 and State Route 16",
  "We best move early.",
  "The stars are out at 5 AM.",
  "Rooms of 10 by 12 feet",
])("%j claims nothing", (text) => {
  expect(claimsIn(text)).toEqual([]);
});

test("each claim is reported with its line and context", () => {
  const file = fileWithLines(
    cityFile(
      { heading: "Award-winning movers" },
      {
        body: "Flat.\n\nA truck for two hours is $200, and a large one with a crew is $300.\n",
      },
    ),
  );
  const found = unprovenClaims([file]);
  expect(found.map(({ field, line, value }) => [field, line, value])).toEqual([
    ["heading", lineOf(file, "Award-winning"), "Award-winning movers"],
    [
      "body",
      lineOf(file, "$200"),
      "truck for two hours is $200, and a large one",
    ],
    ["body", lineOf(file, "$300"), "one with a crew is $300."],
  ]);
});

test("settings and testimonials are checked too", () => {
  const quote = "They are worth five stars, every one of them.";
  expect(
    unprovenClaims([
      companyFile({ tagline: "The best movers below the mountain" }),
      testimonialFile({ quote }),
    ]).map(({ file }) => file),
  ).toEqual(["content/settings/company.md", "content/testimonials/jane.md"]);
});
