import { fieldRows, honeypotField } from "../../request/quoteRequest";
import type { FieldErrors, QuoteField } from "../../request/quoteRequest";
import { choicesOf, errorText } from "../../request/quoteTexts";
import type { QuoteTexts } from "../../request/quoteTexts";
import { escapeHtml, interpolate, telephoneUri } from "../../../site/text";
import { logoPath, pageTitle } from "../../../site/seo";
import { routes } from "../../../site/routes";
import { bareTexts } from "./receiverTexts";
import { pageStyle } from "./pageStyle";
import type { ReceiverTexts } from "./receiverTexts";
import type { CompanyFacts } from "./companyFacts";

/** The values typed into the form, by field name. */
export type TypedFields = Readonly<Record<string, string>>;

const link = (address: string, text: string) =>
  `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;

/** Missing if the host can't read the company's facts. */
type Company = CompanyFacts | undefined;

const textsOf = (company: Company) => company?.texts ?? bareTexts;

const callLink = (company: CompanyFacts) =>
  link(
    telephoneUri(company.phone),
    interpolate(textsOf(company).labels.call, { phone: company.phone }),
  );

const callParagraph = (words: string, company: Company) =>
  company ? `<p>${escapeHtml(words)} ${callLink(company)}.</p>` : "";

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

function page(title: string, company: Company, content: string): string {
  const name = company ? pageTitle(title, company.shortName) : title;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="${logoPath}" type="image/svg+xml"><title>${escapeHtml(name)}</title><style>${pageStyle}</style></head><body>`,
    company ? header(company) : "",
    `<main><h1>${escapeHtml(title)}</h1>${content}</main>${nav(textsOf(company))}</body></html>`,
  ].join("");
}

function control(
  field: QuoteField,
  texts: QuoteTexts,
  value: string,
  error: string | undefined,
): string {
  const { name } = field;
  const attributes = `id="${name}" name="${name}"${error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ""}`;
  switch (field.control) {
    case "input":
      return `<input ${attributes} type="${field.type}" autocomplete="${field.autoComplete}" value="${escapeHtml(value)}">`;
    case "textarea":
      return `<textarea ${attributes}>${escapeHtml(value)}</textarea>`;
    case "select": {
      const options = [
        ["", texts.inputs[name].placeholder ?? ""] as const,
        ...choicesOf(field, texts),
      ].map(
        ([option, text]) =>
          `<option value="${escapeHtml(option)}"${option === value ? " selected" : ""}>${escapeHtml(text)}</option>`,
      );
      return `<select ${attributes}>${options.join("")}</select>`;
    }
  }
}

const honeypot = `<input class="honeypot" name="${honeypotField}" autocomplete="off" tabindex="-1" aria-hidden="true">`;

function form(
  company: Company,
  typed: TypedFields,
  errors: FieldErrors = {},
): string {
  const texts = textsOf(company);
  const rows = fieldRows.flat().map((field) => {
    const { name } = field;
    const value = typed[name] ?? "";
    const { label } = texts.inputs[name];
    const error = errors[name];
    const message = error
      ? `<p class="error" id="${name}-error">${escapeHtml(errorText(field, value, texts, error))}</p>`
      : "";
    return `<label for="${name}">${escapeHtml(label)}</label>${control(field, texts, value, error)}${message}`;
  });
  return `<form method="post" action="${routes.quoteReceiver}" novalidate>${rows.join("")}${honeypot}<button type="submit">${escapeHtml(texts.button)}</button></form>`;
}

/** The response to an accepted request that was sent without JavaScript. */
export function successPage(company: Company): string {
  const { success, pages } = textsOf(company);
  return page(
    success.title,
    company,
    `<p>${escapeHtml(success.text)}</p>${callParagraph(pages.more, company)}`,
  );
}

export const errorPage = (
  company: Company,
  typed: TypedFields,
  errors: FieldErrors,
): string =>
  page(textsOf(company).pages.mistakes, company, form(company, typed, errors));

/** The response to any other failure, with the form if its values are known. */
export function failurePage(
  company: Company,
  reason: string,
  typed?: TypedFields,
): string {
  const { failure, pages } = textsOf(company);
  return page(
    failure.title,
    company,
    `<p>${escapeHtml(failure.text)}</p><p>${escapeHtml(reason)}.</p>${callParagraph(pages.phone, company)}${typed ? form(company, typed) : ""}`,
  );
}
