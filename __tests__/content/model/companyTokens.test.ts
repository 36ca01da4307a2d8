import {
  getTokenHtml,
  fillTokensInHtml,
} from "../../../src/content/model/companyTokens";
import type { CompanyFacts } from "../../../src/content/model/companyTokens";
import { companySettingsFile } from "../../../src/content/model/contentTypes/company";
import { editedFixtureFile } from "../../support/fixtureFiles";

const facts = {
  ...(editedFixtureFile(companySettingsFile)
    .frontMatter as unknown as CompanyFacts),
  utcPermit: null,
  name: "Movers & Sons <Inc.>",
  shortName: 'The "Best"',
  phone: "(206) 555-0199",
  email: 'a"onclick="b@movers.example',
  hours: [
    { days: "Monday to Saturday", opens: "8:00 AM", closes: "6:00 PM" },
    { days: "Sunday", opens: "10:00 AM", closes: "2:00 PM" },
  ],
  founded: 2024,
};

test("the company's facts are escaped in HTML, and phone and e-mail are links", () => {
  expect(getTokenHtml(facts)).toMatchObject({
    company: "Movers &#38; Sons &#60;Inc.&#62;",
    shortName: "The &#34;Best&#34;",
    phone: '<a href="tel:+12065550199">(206) 555-0199</a>',
    email:
      '<a href="mailto:a&#34;onclick=&#34;b@movers.example">a&#34;onclick=&#34;b@movers.example</a>',
    hours:
      "Monday to Saturday, 8:00 AM to 6:00 PM; Sunday, 10:00 AM to 2:00 PM",
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
