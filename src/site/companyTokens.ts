import { escapeHtml, interpolate, telephoneUri } from "../shared/text";

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

/**
 * Tokens that Markdown may use. While no permit is set, the paragraph or list item
 * that names `{permit}` is left out: nobody may claim one without its number.
 */
export const markdownTokens = [...companyTokens, "permit"] as const;

/** The facts that tokens are replaced by, as the settings have them. */
export interface Company {
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

/** Values of {@link companyTokens} as plain text. */
export function getTokenValues(
  company: Company,
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

/** The values of {@link markdownTokens} as HTML: escaped, with phone and e-mail as links. */
export function getTokenHtml(company: Company): Record<string, string> {
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
    phone: link(telephoneUri(company.phone), company.phone),
    email: link(`mailto:${company.email}`, company.email),
  };
}

/** A paragraph or a list item that names the permit, in HTML made from Markdown. */
const permitElement =
  /<(p|li)>(?:(?!<\/?\1>)[^])*\{permit\}(?:(?!<\/?\1>)[^])*<\/\1>\n?/g;

export const fillTokensInHtml = (html: string, company: Company): string =>
  interpolate(
    company.utcPermit ? html : html.replace(permitElement, ""),
    getTokenHtml(company),
  );
