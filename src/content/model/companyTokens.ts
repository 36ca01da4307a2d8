import { formatOpeningHours } from "../../site/openingHours";
import {
  buildTelephoneUri,
  escapeHtml,
  formatCityStateZip,
  interpolate,
} from "../../shared/text";
import { contactKinds } from "./contentTypes/company";
import type { ContactFieldName } from "./contentTypes/company";

const contactFieldNames = Object.keys(
  contactKinds,
) as readonly ContactFieldName[];

/** Tokens for the company's facts. Any text may use them. */
export const companyTokens = [
  "company",
  "shortName",
  ...contactFieldNames,
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
export type CompanyFacts = Queries.SiteFacts;

/** Returns the values of {@link companyTokens} as plain text. */
export function getTokenValues(
  company: CompanyFacts,
): Record<(typeof companyTokens)[number], string> {
  const contacts = contactFieldNames.map((name) => [name, company[name]]);
  return {
    ...(Object.fromEntries(contacts) as Record<ContactFieldName, string>),
    company: company.name,
    shortName: company.shortName,
    place: formatCityStateZip(company),
    hours: formatOpeningHours(company.hours),
    founded: String(company.founded),
  };
}

const contactUris = {
  phone: buildTelephoneUri,
  email: (email: string) => `mailto:${email}`,
};

/** Returns the values of {@link markdownTokens} as escaped HTML, with contacts as links. */
export function getTokenHtml(company: CompanyFacts): Record<string, string> {
  const values: Record<string, string> = {
    ...getTokenValues(company),
    permit: company.utcPermit ?? "",
  };
  const escaped = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  );
  const links = Object.entries(contactKinds).map(([name, kind]) => {
    const contact = company[name as ContactFieldName];
    const href = contactUris[kind](contact);
    return [name, `<a href="${escapeHtml(href)}">${escapeHtml(contact)}</a>`];
  });
  return {
    ...escaped,
    ...(Object.fromEntries(links) as Record<ContactFieldName, string>),
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
