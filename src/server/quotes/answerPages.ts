import { fieldRows, notices, submitLabel } from "../../quote/quoteRequest";
import type { FieldErrors, QuoteField } from "../../quote/quoteRequest";
import { routes } from "../../site/routes";

/** What was typed into the form, by field. */
export type TypedFields = Readonly<Record<string, string>>;

const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const style = `:root{color-scheme:light dark}body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 system-ui,sans-serif}label{display:block;margin-top:1rem;font-weight:600}input,select,textarea,button{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem .75rem;font:inherit}textarea{min-height:8rem}button{margin-top:1.5rem}.error{margin:.25rem 0 0;font-weight:600}`;

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;

function control(
  field: QuoteField,
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
      const options = Object.entries({
        "": field.placeholder,
        ...field.options,
      }).map(
        ([option, text]) =>
          `<option value="${escapeHtml(option)}"${option === value ? " selected" : ""}>${escapeHtml(text)}</option>`,
      );
      return `<select ${attributes}>${options.join("")}</select>`;
    }
  }
}

/** The answer to a request sent without scripts and kept. */
export const successPage = (): string =>
  page(
    notices.success.title,
    `<p>${escapeHtml(notices.success.text)}</p><p><a href="${routes.home}">Home</a></p>`,
  );

/** The form with what was typed, and what is wrong with it. */
function form(typed: TypedFields, errors: FieldErrors = {}): string {
  const rows = fieldRows.flat().map((field) => {
    const { name, label } = field;
    const error = errors[name];
    const message = error
      ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`
      : "";
    return `<label for="${name}">${escapeHtml(label)}</label>${control(field, typed[name] ?? "", error)}${message}`;
  });
  return `<form method="post" action="${routes.quoteReceiver}" novalidate>${rows.join("")}<button type="submit">${submitLabel}</button></form>`;
}

/** The answer to a request that breaks rules of fields. */
export const errorPage = (typed: TypedFields, errors: FieldErrors): string =>
  page("Please check your request", form(typed, errors));

/** The answer to any other failure, with the form where its values are known. */
export const failurePage = (reason: string, typed?: TypedFields): string =>
  page(
    notices.failure.title,
    `<p>${escapeHtml(notices.failure.text)}</p><p>${escapeHtml(reason)}.</p>${typed ? form(typed) : ""}<p><a href="${routes.contact}">Contact</a></p>`,
  );
