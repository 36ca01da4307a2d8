import { escapeHtml, interpolate, buildTelephoneUri } from "../shared/text";

/** Tokens for the company's facts. Any text may use them. */
export const companyTokens = [
  "company",
  "shortName",
  "phone",
  "email",
  "place",
  "hours",
  "founded",
] as const;

/**
 * Tokens that Markdown may use. A paragraph or list item with `{permit}` is omitted until a
 * permit is set: the company may claim a permit only with its number.
 */
export const markdownTokens = [...companyTokens, "permit"] as const;

/** Company facts that replace tokens, as in the settings. */
export interface CompanyFacts {
  name: string;
  shortName: string;
  phone: string;
  email: string;
  city: string;
  state: string;
  zip: string;
  hours: { days: string; opens: string; closes: string };
  founded: number;
  utcPermit?: string | null | undefined;
}

/** Returns the values of {@link companyTokens} as plain text. */
export function getTokenValues(
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

/** Returns the values of {@link markdownTokens} as escaped HTML, with phone and email as links. */
export function getTokenHtml(company: CompanyFacts): Record<string, string> {
  const values: Record<string, string> = {
    ...getTokenValues(company),
    permit: company.utcPermit ?? "",
  };
  const escaped = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  );
  const link = (href: string, text: string) =>
    `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
  return {
    ...escaped,
    phone: link(buildTelephoneUri(company.phone), company.phone),
    email: link(`mailto:${company.email}`, company.email),
  };
}

/** Matches a paragraph or list item with `{permit}`, in HTML rendered from Markdown. */
const permitElement =
  /<(p|li)>(?:(?!<\/?\1>)[^])*\{permit\}(?:(?!<\/?\1>)[^])*<\/\1>\n?/g;

export const fillTokensInHtml = (html: string, company: CompanyFacts): string =>
  interpolate(
    company.utcPermit ? html : html.replace(permitElement, ""),
    getTokenHtml(company),
  );
