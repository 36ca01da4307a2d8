import type {
  BlogPosting,
  BreadcrumbList,
  MovingCompany,
  PropertyValue,
  Service,
  Thing,
  WebSite,
} from "schema-dts";
import type { Trail } from "./routes";
import { exampleAddress, e164 } from "./text";
import { daysIn, hourAndMinute } from "./dates";
import { routes } from "./routes";
import { logoPath } from "./seo";

export interface DescribedSite {
  readonly siteUrl: string;
  readonly company: NonNullable<Queries.SiteQuery["company"]>;
  readonly counties: readonly { readonly name: string }[];
}

/** The company's id on all pages; the home page has its description. */
const companyId = (siteUrl: string) => `${siteUrl}/#company`;

/** The company where another thing names it: search engines read one page alone. */
const namedCompany = ({ siteUrl, company }: DescribedSite) => ({
  "@type": "MovingCompany" as const,
  "@id": companyId(siteUrl),
  name: company.name,
  url: siteUrl + routes.home,
});

/** A city or county in the company's state. */
const placeIn = (
  { company }: DescribedSite,
  type: "AdministrativeArea" | "City",
  name: string,
) => ({ "@type": type, name: `${name}, ${company.state}` });

const areaServed = (site: DescribedSite) =>
  site.counties.map(({ name }) => placeIn(site, "AdministrativeArea", name));

function openingHours({
  days,
  opens,
  closes,
}: DescribedSite["company"]["hours"]) {
  const dayOfWeek = daysIn(days);
  const from = hourAndMinute(opens);
  const to = hourAndMinute(closes);
  if (!dayOfWeek.length || !from || !to) return undefined;
  return {
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek,
    opens: from,
    closes: to,
  };
}

/** `undefined` for an empty list, so that JSON omits the field. */
const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined =>
  list.length ? list : undefined;

const permits = ({
  utcPermit,
  usdot,
  mc,
}: DescribedSite["company"]): PropertyValue[] =>
  Object.entries({
    "UTC household goods permit": utcPermit,
    USDOT: usdot,
    MC: mc,
  }).flatMap(([propertyID, value]) =>
    value ? [{ "@type": "PropertyValue" as const, propertyID, value }] : [],
  );

/** @param cities where it moves people, besides its counties */
export function movingCompany(
  site: DescribedSite,
  cities: readonly { readonly name: string }[],
): MovingCompany {
  const { siteUrl, company } = site;
  return {
    ...namedCompany(site),
    logo: siteUrl + logoPath,
    image: siteUrl + company.shareImage.sharedPath,
    telephone: e164(company.phone),
    email: company.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: company.street ?? undefined,
      addressLocality: company.city,
      addressRegion: company.state,
      postalCode: company.zip,
      addressCountry: "US",
    },
    areaServed: [
      ...areaServed(site),
      ...cities.map(({ name }) => placeIn(site, "City", name)),
    ],
    openingHoursSpecification: openingHours(company.hours),
    foundingDate: String(company.founded),
    identifier: unlessEmpty(permits(company)),
    sameAs: unlessEmpty(
      company.social.flatMap(({ url }) =>
        url && !exampleAddress.test(url) ? [url] : [],
      ),
    ),
  };
}

/** The site as a whole, published by the company. */
export const webSite = ({ siteUrl, company }: DescribedSite): WebSite => ({
  "@type": "WebSite",
  "@id": `${siteUrl}/#website`,
  name: company.shortName,
  url: siteUrl + routes.home,
  publisher: { "@id": companyId(siteUrl) },
});

/** The page's breadcrumbs; the last one is the page itself. */
export const breadcrumbList = (
  { parents, current }: Trail,
  home: string,
  siteUrl: string,
): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { name: home, path: routes.home },
    ...parents,
    { name: current, path: undefined },
  ].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: path && siteUrl + path,
  })),
});

interface DescribedPage {
  readonly name: string;
  readonly description: string;
  readonly path: string;
}

const offered = (
  { name, description, path }: DescribedPage,
  site: DescribedSite,
) => ({
  "@type": "Service" as const,
  name,
  description,
  url: site.siteUrl + path,
  provider: namedCompany(site),
});

/** One of the company's services, offered in all its counties. */
export const companyService = (
  page: DescribedPage,
  site: DescribedSite,
): Service => ({
  ...offered(page, site),
  areaServed: areaServed(site),
});

/** The company's work in a city or county, from that place's page. */
export const localService = (
  page: DescribedPage & { readonly heading: string },
  type: "AdministrativeArea" | "City",
  site: DescribedSite,
): Service => ({
  ...offered({ ...page, name: page.heading }, site),
  serviceType: "Moving",
  areaServed: placeIn(site, type, page.name),
});

interface DescribedPost {
  readonly heading: string;
  readonly path: string;
  readonly date: string;
  readonly updated?: string | null | undefined;
  readonly image: { readonly sharedPath: string };
}

/** An article of the blog, written by the company. */
export const blogPosting = (
  { heading, path, date, updated, image }: DescribedPost,
  site: DescribedSite,
): BlogPosting => ({
  "@type": "BlogPosting",
  headline: heading,
  datePublished: date,
  dateModified: updated ?? date,
  image: site.siteUrl + image.sharedPath,
  author: namedCompany(site),
  mainEntityOfPage: site.siteUrl + path,
});

/** JSON-LD for a script element; no text in it can end the element. */
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@graph": things,
  }).replaceAll("<", "\\u003c");
