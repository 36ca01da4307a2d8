import { escapeHtml, telephoneUri } from "./text";

/** Tokens that any text may use for the company's facts. */
export const companyTokens = [
  "company",
  "shortName",
  "phone",
  "email",
  "place",
  "hours",
  "founded",
] as const;

interface CompanyFacts {
  name: string;
  shortName: string;
  phone: string;
  email: string;
  city: string;
  state: string;
  zip: string;
  hours: { days: string; opens: string; closes: string };
  founded: number;
}

/** Values of {@link companyTokens} as plain text. */
export function companyValues(
  company: CompanyFacts,
): Record<(typeof companyTokens)[number], string> {
  const { hours } = company;
  return {
    company: company.name,
    shortName: company.shortName,
    phone: company.phone,
    email: company.email,
    place: `${company.city}, ${company.state} ${company.zip}`,
    hours: `${hours.days}, ${hours.opens} to ${hours.closes}`,
    founded: String(company.founded),
  };
}

/** The same values as HTML: escaped, with phone and e-mail as links. */
export function companyHtmlValues(
  company: CompanyFacts,
): Record<string, string> {
  const values: Record<string, string> = companyValues(company);
  const escaped = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  );
  const link = (address: string, text: string) =>
    `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
  return {
    ...escaped,
    phone: link(telephoneUri(company.phone), company.phone),
    email: link(`mailto:${company.email}`, company.email),
  };
}

/**
 * The choices of the quote form, in its order: the value that a request has, by
 * the name of its label in `content/settings/quote-form.md`. The specification
 * fixes the values.
 */
export const quoteOptions = {
  moveSize: {
    studio: "studio",
    oneBedroom: "1bedroom",
    twoBedrooms: "2bedroom",
    threeBedrooms: "3bedroom",
    fourBedrooms: "4bedroom",
    fiveBedrooms: "5bedroom",
    sixBedrooms: "6bedroom",
    other: "other",
  },
  referralSource: {
    google: "google",
    facebook: "facebook",
    instagram: "instagram",
    yelp: "yelp",
    angis: "angis",
    thumbtack: "thumbtack",
    referral: "referral",
    other: "other",
  },
} as const;
