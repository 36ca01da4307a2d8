import { replaceRetiredValue } from "../../request/quoteOptions";
import { fieldRows, honeypotFieldName } from "../../request/quoteRequest";
import type { FieldErrors, QuoteField } from "../../request/quoteRequest";
import { getFieldOptions, getFieldError } from "../../request/quoteTexts";
import type { QuoteTexts } from "../../request/quoteTexts";
import { routes } from "../../../site/routes";
import { escapeHtml } from "../../../shared/text";
import {
  renderCallParagraph,
  renderHttpErrorPage,
  renderParagraph,
  renderHostPage,
} from "./hostPage";
import type { ReceiverContent } from "./hostPage";

/** Values of a form that the browser has submitted itself, by field name; untrusted. */
export type SubmittedValues = Readonly<Record<string, string>>;

function renderControl(
  field: QuoteField,
  texts: QuoteTexts,
  value: string,
  error: string | undefined,
): string {
  const { name } = field;
  const errorAttributes = error
    ? ` aria-invalid="true" aria-describedby="${name}-error"`
    : "";
  const attributes = `id="${name}" name="${name}"${errorAttributes}`;
  switch (field.control) {
    case "input":
      return `<input ${attributes} type="${field.type}" autocomplete="${field.autoComplete}" value="${escapeHtml(value)}">`;
    case "textarea":
      return `<textarea ${attributes}>${escapeHtml(value)}</textarea>`;
    case "select": {
      const options = [
        ["", texts.inputs[name].placeholder ?? ""] as const,
        ...getFieldOptions(field, texts),
      ].map(
        ([option, text]) =>
          `<option value="${escapeHtml(option)}"${option === value ? " selected" : ""}>${escapeHtml(text)}</option>`,
      );
      return `<select ${attributes}>${options.join("")}</select>`;
    }
  }
}

const honeypotHtml = `<input class="honeypot" name="${honeypotFieldName}" autocomplete="off" tabindex="-1" aria-hidden="true">`;

function renderForm(
  { texts }: ReceiverContent,
  submittedValues: SubmittedValues,
  errors: FieldErrors = {},
): string {
  const rows = fieldRows.flat().map((field) => {
    const { name } = field;
    const value = replaceRetiredValue(name, submittedValues[name] ?? "");
    const { label } = texts.inputs[name];
    const error = errors[name];
    const message = error
      ? `<p class="error" id="${name}-error">${escapeHtml(getFieldError(field, value, texts, error))}</p>`
      : "";
    return `<label for="${name}">${escapeHtml(label)}</label>${renderControl(field, texts, value, error)}${message}`;
  });
  return `<form method="post" action="${routes.quoteReceiver}" novalidate>${rows.join("")}${honeypotHtml}<button type="submit">${escapeHtml(texts.button)}</button></form>`;
}

/** Result of receiving a request, the input of `createResponse`. */
export interface ReceiverResult {
  readonly status: number;
  /** Reason for rejecting the request, for JSON responses. */
  readonly reason?: string;
  /** Advice for the visitor; defaults to the form's failure text. */
  readonly advice?: string;
  readonly errors?: FieldErrors;
  /** Set if the form was submitted without scripts. */
  readonly submittedValues?: SubmittedValues | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ReceiverResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Query parameter of the thank-you page. */
const sentParameter = "sent";

export const isThankYouQuery = (
  query: Readonly<Record<string, unknown>>,
): boolean => sentParameter in query;

/** Renders the page for a result. After a failure, the page has the form with the submitted values. */
function renderResultPage(
  { status, errors, submittedValues, advice }: ReceiverResult,
  content: ReceiverContent,
): string {
  const { success, failure, pages } = content.texts;
  if (status === 405) return renderHttpErrorPage(status, content);
  if (status === 200)
    return renderHostPage(success.title, content, [
      renderParagraph(success.text),
      renderCallParagraph(pages.more, content),
    ]);
  if (errors)
    return renderHostPage(pages.mistakes, content, [
      renderForm(content, submittedValues ?? {}, errors),
    ]);
  return renderHostPage(failure.title, content, [
    renderParagraph(advice ?? failure.text),
    renderCallParagraph(pages.phone, content),
    ...(submittedValues ? [renderForm(content, submittedValues)] : []),
  ]);
}

const renderResultJson = ({ status, reason, errors }: ReceiverResult) =>
  JSON.stringify(
    status === 201 ? { received: true } : { error: reason, errors },
  );

/**
 * Creates the response: JSON for a script, a page for a browser.
 * @param readContent called only for a page
 */
export async function createResponse(
  result: ReceiverResult,
  wantsHtml: boolean,
  readContent: () => Promise<ReceiverContent>,
): Promise<ReceiverResponse> {
  const { status, headers } = result;
  if (status === 204) return { status, headers: { ...headers }, body: "" };
  // Post/Redirect/Get: reloading the thank-you page doesn't send the form again.
  if (status === 201 && wantsHtml) {
    const location = `${routes.quoteReceiver}?${sentParameter}`;
    return { status: 303, headers: { Location: location }, body: "" };
  }
  const isPage = wantsHtml || status === 200;
  const type = isPage ? "text/html" : "application/json";
  return {
    status,
    headers: { "Content-Type": `${type}; charset=utf-8`, ...headers },
    body: isPage
      ? renderResultPage(result, await readContent())
      : renderResultJson(result),
  };
}
