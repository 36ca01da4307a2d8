import {
  noWrapNamesInHtml,
  interpolate,
  noWrapNames,
  toSentenceCase,
  splitAtPlaces,
} from "../../src/shared/text";

test.each([
  ["{a} and {b} and {a}", "one and $& and one"],
  ["Since {year}", "Since {year}"],
  ["[{empty}]", "[]"],
  ["{} { a } {a-b} {1}", "{} { a } {a-b} {1}"],
])("%p becomes %p", (text, filled) => {
  expect(interpolate(text, { a: "one", b: "$&", empty: "" })).toBe(filled);
});

test.each([
  ["Movers in Everett, WA, A to Z", "Movers in Everett,_WA, A to Z"],
  ["I-5, US 101 and SR 99", "I~5, US_101 and SR_99"],
  ["call 1-888-555-0100", "call 1~888~555~0100"],
  ["{phone}: (425) 555-0100", "{phone}: (425)_555~0100"],
  ["75 feet, 8 a.m., 2-car", "75_feet, 8_a.m., 2-car"],
  ["400 cubic feet, 2 Cubicles", "400_cubic feet, 2 Cubicles"],
  ["30 ft³, 2 dm", "30_ft³, 2 dm"],
  ["8:00 AM to 5 PM", "8:00_AM to 5_PM"],
  ["Port Gamble, a port by Puget Sound", "Port_Gamble, a port by Puget_Sound"],
  ["Towers of South Lake Union", "Towers of South_Lake_Union"],
  ["Harbor & Hill", "Harbor_& Hill"],
])("%s stays together", (text, tied) => {
  expect(
    noWrapNames(text)
      .replaceAll("\u00a0", "_")
      .replaceAll("\u2060-\u2060", "~"),
  ).toBe(tied);
});

test.each([
  ["Studio", "Studio"],
  ["2 Bedrooms", "2 bedrooms"],
  ["Small House With ADU", "Small house with ADU"],
])("%s within a sentence is %s", (title, text) => {
  expect(toSentenceCase(title)).toBe(text);
});

test.each([
  ["Movers in Everett, WA, A to Z", ["Movers in ", "Everett, WA,", " A to Z"]],
  ["In Mount Vernon, WA", ["In ", "Mount Vernon, WA", ""]],
  ["A move to Skagit County.", ["A move to ", "Skagit County.", ""]],
  [
    "Why Skagit County’s? (Everett, WA)",
    ["Why ", "Skagit County’s?", " ", "(Everett, WA)", ""],
  ],
  ["Movers in the county", ["Movers in the county"]],
])("%s is split at its places", (text, parts) => {
  expect(splitAtPlaces(text)).toEqual(parts);
});

test.each(["&amp;", "&#x26;"])(
  "an ampersand in HTML, %s, stays at the word before it",
  (escaped) => {
    expect(noWrapNamesInHtml(`<p>Harbor ${escaped} Hill</p>`)).toBe(
      `<p>Harbor\u00a0${escaped} Hill</p>`,
    );
  },
);

test("HTML keeps its attributes", () => {
  const link = '<a href="/SR 99">SR 99</a>';
  expect(noWrapNamesInHtml(link)).toBe('<a href="/SR 99">SR\u00a099</a>');
});
