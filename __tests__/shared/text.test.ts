import { getTokenHtml, fillTokensInHtml } from "../../src/site/companyTokens";
import {
  noWrapNamesInHtml,
  interpolate,
  noWrapNames,
} from "../../src/shared/text";

test.each([
  ["{a} and {b} and {a}", "one and $& and one"],
  ["Since {year}", "Since {year}"],
  ["[{empty}]", "[]"],
  ["{} { a } {a-b} {1}", "{} { a } {a-b} {1}"],
])("%p becomes %p", (text, filled) => {
  expect(interpolate(text, { a: "one", b: "$&", empty: "" })).toBe(filled);
});

const facts = {
  name: "Movers & Sons <Inc.>",
  shortName: 'The "Best"',
  phone: "(206) 555-0199",
  email: 'a"onclick="b@movers.example',
  city: "Tacoma",
  state: "WA",
  zip: "98445",
  hours: { days: "Monday to Friday", opens: "9:00 AM", closes: "5:00 PM" },
  founded: 2024,
};

test("the company's facts are escaped in HTML, and phone and e-mail are links", () => {
  expect(getTokenHtml(facts)).toMatchObject({
    company: "Movers &#38; Sons &#60;Inc.&#62;",
    shortName: "The &#34;Best&#34;",
    phone: '<a href="tel:+12065550199">(206) 555-0199</a>',
    email:
      '<a href="mailto:a&#34;onclick=&#34;b@movers.example">a&#34;onclick=&#34;b@movers.example</a>',
    founded: "2024",
  });
});

test("an entry around the claim of a permit stays", () => {
  const html =
    "<li>Ask<ul>\n<li>Our permit is {permit}.</li>\n<li>Why?</li></ul></li>";
  expect(fillTokensInHtml(html, { ...facts, utcPermit: "" })).toBe(
    "<li>Ask<ul>\n<li>Why?</li></ul></li>",
  );
});

test("a claim of a permit is shown with its number only", () => {
  const html =
    "<p>Look us up.</p>\n<p>Our permit is {permit}.</p>\n<p>{phone}</p>";

  expect(fillTokensInHtml(html, { ...facts, utcPermit: "HG<1>" })).toContain(
    "<p>Our permit is HG&#60;1&#62;.</p>",
  );
  const without = fillTokensInHtml(html, facts);
  expect(without).toMatch(/^<p>Look us up.<\/p>\n<p><a href="tel:/);
  expect(without).not.toContain("permit");
});

test.each([
  ["Movers in Everett, WA, A to Z", "Movers in Everett,_WA, A to Z"],
  ["I-5, US 101 and SR 99", "I~5, US_101 and SR_99"],
  ["call 1-888-555-0100", "call 1~888~555~0100"],
  ["{phone}: (425) 555-0100", "{phone}: (425)_555~0100"],
  ["75 feet, 8 a.m., 2-car", "75_feet, 8_a.m., 2-car"],
])("%s stays together", (text, tied) => {
  expect(
    noWrapNames(text)
      .replaceAll("\u00a0", "_")
      .replaceAll("\u2060-\u2060", "~"),
  ).toBe(tied);
});

test("HTML keeps its attributes", () => {
  const link = '<a href="/SR 99">SR 99</a>';
  expect(noWrapNamesInHtml(link)).toBe('<a href="/SR 99">SR\u00a099</a>');
});
