import type { QuoteTexts } from "../../request/quoteTexts";
import { routes } from "../../../site/routes";
import { logoPath, pageTitle } from "../../../site/seo";
import { escapeHtml, interpolate, telephoneUri } from "../../../site/text";
import { pageStyle } from "./pageStyle";

/** What the receiver's own pages say, with the words of the form on them. */
export type ReceiverTexts = QuoteTexts &
  Readonly<{
    pages: Readonly<{
      /** The heading where an answer is missing or wrong. */
      mistakes: string;
      /** Before the phone number, when the request has arrived. */
      more: string;
      /** Before the phone number, when it hasn't. */
      phone: string;
      form: string;
      services: string;
    }>;
    /** Of `content/settings/labels.md`. */
    labels: Readonly<{
      home: string;
      /** With `{phone}`. */
      call: string;
      quickLinks: string;
    }>;
  }>;

/** What the build writes to `companyFile` for what answers on a host. */
export interface CompanyFacts {
  readonly name: string;
  readonly shortName: string;
  readonly phone: string;
  readonly texts: ReceiverTexts;
}

const link = (address: string, text: string) =>
  `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;

const callLink = ({ phone, texts }: CompanyFacts) =>
  link(telephoneUri(phone), interpolate(texts.labels.call, { phone }));

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

export const callParagraph = (words: string, company: CompanyFacts): string =>
  `<p>${escapeHtml(words)} ${callLink(company)}.</p>`;

const header = (company: CompanyFacts) =>
  `<header><a class="brand" href="${routes.home}"><img src="${logoPath}" alt="">${escapeHtml(company.name)}</a>${callLink(company)}</header>`;

function nav({ labels, pages }: ReceiverTexts): string {
  const links = [
    link(routes.home, labels.home),
    link(routes.contact, pages.form),
    link(routes.services, pages.services),
  ];
  return `<nav aria-label="${escapeHtml(labels.quickLinks)}">${links.join("")}</nav>`;
}

/** A page of the receiver's own. @param content HTML of what is below the heading */
export function page(
  title: string,
  company: CompanyFacts,
  content: readonly string[],
): string {
  const name = escapeHtml(pageTitle(title, company.shortName));
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="${logoPath}" type="image/svg+xml"><title>${name}</title><style>${pageStyle}</style></head><body>`,
    header(company),
    `<main><h1>${escapeHtml(title)}</h1>${content.join("")}</main>${nav(company.texts)}</body></html>`,
  ].join("");
}

/** The texts of the statuses that hosts answer with (RFC 9110). */
const statusTexts: Readonly<Record<number, string>> = {
  400: "Bad Request",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/** The error screen for what a host can't answer, in the specification's words. */
export function errorPage(status: number, company: CompanyFacts): string {
  const text = `${status} ${statusTexts[status] ?? ""}`.trim();
  return page("Unexpected Application Error!", company, [
    paragraph(text),
    callParagraph(company.texts.pages.phone, company),
  ]);
}
