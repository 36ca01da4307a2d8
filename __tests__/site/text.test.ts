import { companyHtmlValues } from "../../src/site/facts";
import { interpolate } from "../../src/site/text";

test.each([
  ["{a} and {b} and {a}", "one and $& and one"],
  ["Since {year}", "Since {year}"],
  ["[{empty}]", "[]"],
  ["{} { a } {a-b} {1}", "{} { a } {a-b} {1}"],
])("%p becomes %p", (text, filled) => {
  expect(interpolate(text, { a: "one", b: "$&", empty: "" })).toBe(filled);
});

test("the company's facts are escaped in HTML, and phone and e-mail are links", () => {
  const company = {
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

  expect(companyHtmlValues(company)).toMatchObject({
    company: "Movers &#38; Sons &#60;Inc.&#62;",
    shortName: "The &#34;Best&#34;",
    phone: '<a href="tel:+12065550199">(206) 555-0199</a>',
    email:
      '<a href="mailto:a&#34;onclick=&#34;b@movers.example">a&#34;onclick=&#34;b@movers.example</a>',
    founded: "2024",
  });
});
