import {
  serializeJsonLd,
  buildCompanyJsonLd,
} from "../../src/site/structuredData";
import type { StructuredDataSite } from "../../src/site/structuredData";
import { companySettingsFile } from "../../src/content/model/contentTypes/company";
import { editedFixtureFile } from "../support/fixtureFiles";

const siteUrl = "https://movers.test";

const company: StructuredDataSite["company"] = {
  ...(editedFixtureFile(companySettingsFile)
    .frontMatter as unknown as Queries.SiteFacts),
  name: "Mountain Movers Inc.",
  shortName: "Mountain Movers",
  phone: "(206) 555-0199",
  email: "hello@movers.test",
  street: null,
  city: "Tacoma",
  state: "WA",
  zip: "98445",
  hours: [
    { days: "Monday to Friday", opens: "9:00 AM", closes: "5:00 PM" },
    { days: "Saturday", opens: "10:00 AM", closes: "2:00 PM" },
  ],
  founded: 2024,
  utcPermit: null,
  usdot: null,
  mc: null,
  social: [],
  shareImage: { sharedPath: "/static/share.jpg" },
};

const site = (changes: Partial<StructuredDataSite["company"]> = {}) => ({
  siteUrl,
  company: { ...company, ...changes },
  counties: [{ name: "Pierce County" }, { name: "King County" }],
});

/** Data as in the page, which omits fields without a value. */
const written = (thing: Parameters<typeof serializeJsonLd>[0][number]) =>
  (JSON.parse(serializeJsonLd([thing])) as { "@graph": unknown[] })[
    "@graph"
  ][0];

const cities = [{ name: "Tacoma" }];

const counties = [
  { "@type": "AdministrativeArea", name: "Pierce County, WA" },
  { "@type": "AdministrativeArea", name: "King County, WA" },
];

describe("the company", () => {
  test("is described by its settings only", () => {
    expect(written(buildCompanyJsonLd(site(), cities))).toEqual({
      "@type": "MovingCompany",
      "@id": "https://movers.test/#company",
      name: "Mountain Movers Inc.",
      url: "https://movers.test/",
      logo: "https://movers.test/favicon.svg",
      image: "https://movers.test/static/share.jpg",
      telephone: "+12065550199",
      email: "hello@movers.test",
      address: {
        "@type": "PostalAddress",
        addressLocality: "Tacoma",
        addressRegion: "WA",
        postalCode: "98445",
        addressCountry: "US",
      },
      areaServed: [...counties, { "@type": "City", name: "Tacoma, WA" }],
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "09:00",
          closes: "17:00",
        },
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["Saturday"],
          opens: "10:00",
          closes: "14:00",
        },
      ],
      foundingDate: "2024",
    });
  });

  test("is linked to real profiles only, and omits hours that can't be parsed", () => {
    const social = [
      { name: "Instagram", url: null },
      { name: "Yelp", url: "https://www.yelp.com/biz/movers.example" },
      { name: "Facebook", url: "https://www.facebook.com/mountainmovers" },
    ];
    const hours = company.hours.map((entry) => ({
      ...entry,
      days: "Most days",
    }));
    const described = written(
      buildCompanyJsonLd(site({ social, hours }), cities),
    );
    expect(described).toMatchObject({
      sameAs: ["https://www.facebook.com/mountainmovers"],
    });
    expect(described).not.toHaveProperty("openingHoursSpecification");
  });
});

test("no text can end the script element", () => {
  const text = "</script><script>alert(1)</script><!--";
  const json = serializeJsonLd([{ "@type": "WebSite", name: text }]);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toMatchObject({ "@graph": [{ name: text }] });
});
