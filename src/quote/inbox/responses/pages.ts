import { fieldRows, honeypotField } from "../../request/quoteRequest";
import type { FieldErrors, QuoteField } from "../../request/quoteRequest";
import { choicesOf, errorText } from "../../request/quoteTexts";
import type { QuoteTexts } from "../../request/quoteTexts";
import { escapeHtml, interpolate, telephoneUri } from "../../../site/text";
import { logoPath, pageTitle } from "../../../site/seo";
import { routes } from "../../../site/routes";
import type { CompanyFacts, ReceiverTexts } from "./companyFacts";
import { pageStyle } from "./pageStyle";

/** The values typed into the form, by field name. */
export type TypedFields = Readonly<Record<string, string>>;

const link = (address: string, text: string) =>
  `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;

const callLink = ({ phone, texts }: CompanyFacts) =>
  link(telephoneUri(phone), interpolate(texts.labels.call, { phone }));

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

/** A page of the receiver's own. @param content HTML below the heading */
export function page(
  title: string,
  company: CompanyFacts,
  content: string,
): string {
  const name = escapeHtml(pageTitle(title, company.shortName));
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="${logoPath}" type="image/svg+xml"><title>${name}</title><style>${pageStyle}</style></head><body>`,
    header(company),
    `<main><h1>${escapeHtml(title)}</h1>${content}</main>${nav(company.texts)}</body></html>`,
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
  { texts }: CompanyFacts,
  typed: TypedFields,
  errors: FieldErrors = {},
): string {
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
export function successPage(company: CompanyFacts): string {
  const { success, pages } = company.texts;
  return page(
    success.title,
    company,
    `<p>${escapeHtml(success.text)}</p>${callParagraph(pages.more, company)}`,
  );
}

export const mistakesPage = (
  company: CompanyFacts,
  typed: TypedFields,
  errors: FieldErrors,
): string =>
  page(company.texts.pages.mistakes, company, form(company, typed, errors));

/** The response to any other failure, with the form if its values are known. */
export function failurePage(
  company: CompanyFacts,
  advice = "",
  typed?: TypedFields,
): string {
  const { failure, pages } = company.texts;
  return page(
    failure.title,
    company,
    `<p>${escapeHtml(failure.text)}</p>${advice && `<p>${escapeHtml(advice)}</p>`}${callParagraph(pages.phone, company)}${typed ? form(company, typed) : ""}`,
  );
}
