import type {
  BlogPosting,
  BreadcrumbList,
  MovingCompany,
  PropertyValue,
  Service,
  Thing,
  WebSite,
} from "schema-dts";
import type { BreadcrumbTrail } from "./routes";
import { exampleHostPattern, toE164 } from "../shared/text";
import { expandWeekdayRange, to24Hour } from "../shared/dates";
import { routes } from "./routes";
import { logoPath } from "./pageMetadata";

export interface StructuredDataSite {
  readonly siteUrl: string;
  readonly company: Queries.SiteFacts & {
    readonly shareImage: { readonly sharedPath: string };
  };
  readonly counties: readonly { readonly name: string }[];
}

/** Builds the company's `@id`, by which all pages refer to the description on the home page. */
const companyId = (siteUrl: string) => `${siteUrl}/#company`;

/**
 * Refers to the company by its `@id`, with its name, because search engines read each page
 * alone.
 */
const referToCompany = ({ siteUrl, company }: StructuredDataSite) => ({
  "@type": "MovingCompany" as const,
  "@id": companyId(siteUrl),
  name: company.name,
  url: siteUrl + routes.home,
});

/** Types of schema.org for a county, for a city, and for any other place. */
type PlaceType = "AdministrativeArea" | "City" | "Place";

/** Describes a place in the company's state. */
const describePlace = (
  { company }: StructuredDataSite,
  type: PlaceType,
  name: string,
) => ({ "@type": type, name: `${name}, ${company.state}` });

const listServedAreas = (site: StructuredDataSite) =>
  site.counties.map(({ name }) =>
    describePlace(site, "AdministrativeArea", name),
  );

/** Describes opening hours; leaves out those that can't be parsed. */
const describeHours = (hours: StructuredDataSite["company"]["hours"]) =>
  hours.flatMap(({ days, opens, closes }) => {
    const dayOfWeek = expandWeekdayRange(days);
    const from = to24Hour(opens);
    const to = to24Hour(closes);
    if (!dayOfWeek.length || !from || !to) return [];
    return [
      {
        "@type": "OpeningHoursSpecification" as const,
        dayOfWeek,
        opens: from,
        closes: to,
      },
    ];
  });

/** Returns a list, or `undefined` if the list is empty, so that JSON omits the property. */
const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined =>
  list.length ? list : undefined;

const listPermits = ({
  utcPermit,
  usdot,
  mc,
}: StructuredDataSite["company"]): PropertyValue[] =>
  Object.entries({
    "UTC household goods permit": utcPermit,
    USDOT: usdot,
    MC: mc,
  }).flatMap(([propertyID, value]) =>
    value ? [{ "@type": "PropertyValue" as const, propertyID, value }] : [],
  );

/**
 * Describes the company, for the home page and the contact page.
 * @param cities served areas besides the counties
 */
export function buildCompanyJsonLd(
  site: StructuredDataSite,
  cities: readonly { readonly name: string }[],
): MovingCompany {
  const { siteUrl, company } = site;
  return {
    ...referToCompany(site),
    logo: siteUrl + logoPath,
    image: siteUrl + company.shareImage.sharedPath,
    telephone: toE164(company.phone),
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
      ...listServedAreas(site),
      ...cities.map(({ name }) => describePlace(site, "City", name)),
    ],
    openingHoursSpecification: unlessEmpty(describeHours(company.hours)),
    foundingDate: String(company.founded),
    identifier: unlessEmpty(listPermits(company)),
    sameAs: unlessEmpty(
      company.social.flatMap(({ url }) =>
        url && !exampleHostPattern.test(url) ? [url] : [],
      ),
    ),
  };
}

export const buildWebSiteJsonLd = ({
  siteUrl,
  company,
}: StructuredDataSite): WebSite => ({
  "@type": "WebSite",
  "@id": `${siteUrl}/#website`,
  name: company.shortName,
  url: siteUrl + routes.home,
  publisher: { "@id": companyId(siteUrl) },
});

/** Describes the breadcrumbs of a page; the page itself is the last item. */
export const buildBreadcrumbsJsonLd = (
  { parents, current }: BreadcrumbTrail,
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

interface StructuredDataPage {
  readonly name: string;
  readonly description: string;
  readonly path: string;
}

const describeService = (
  { name, description, path }: StructuredDataPage,
  site: StructuredDataSite,
) => ({
  "@type": "Service" as const,
  name,
  description,
  url: site.siteUrl + path,
  provider: referToCompany(site),
});

/** Describes a service of the company, offered in all its counties. */
export const buildServiceJsonLd = (
  page: StructuredDataPage,
  site: StructuredDataSite,
): Service => ({
  ...describeService(page, site),
  areaServed: listServedAreas(site),
});

/** Describes the company's service in a place, for the page of that place. */
export const buildPlaceServiceJsonLd = (
  page: StructuredDataPage & { readonly heading: string },
  type: PlaceType,
  site: StructuredDataSite,
): Service => ({
  ...describeService({ ...page, name: page.heading }, site),
  serviceType: "Moving",
  areaServed: describePlace(site, type, page.name),
});

interface StructuredDataPost {
  readonly heading: string;
  readonly path: string;
  readonly date: string;
  readonly updated?: string | null | undefined;
  readonly image: { readonly sharedPath: string };
}

/** Describes a post of the blog, written by the company. */
export const buildPostJsonLd = (
  { heading, path, date, updated, image }: StructuredDataPost,
  site: StructuredDataSite,
): BlogPosting => ({
  "@type": "BlogPosting",
  headline: heading,
  datePublished: date,
  dateModified: updated ?? date,
  image: site.siteUrl + image.sharedPath,
  author: referToCompany(site),
  mainEntityOfPage: site.siteUrl + path,
});

/** Serializes JSON-LD for a script element, escaped so that no text can end the element. */
export const serializeJsonLd = (nodes: readonly Thing[]): string =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@graph": nodes,
  }).replaceAll("<", "\\u003c");
