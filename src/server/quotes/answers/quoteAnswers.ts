import type { FieldErrors } from "../../../quote/quoteRequest";
import { routes } from "../../../site/routes";
import { errorPage, failurePage, successPage } from "./answerPages";
import type { TypedFields } from "./answerPages";
import type { CompanyFacts } from "./companyFacts";

export interface QuoteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Formats a response as JSON for scripts, or as a page for visitors without them. */
export interface AnswerFormat {
  readonly accepted: () => QuoteAnswer;
  /** For a request with invalid fields. */
  readonly refused: (errors: FieldErrors, typed: TypedFields) => QuoteAnswer;
  /** For any other failure. */
  readonly failed: (
    status: number,
    reason: string,
    headers?: Readonly<Record<string, string>>,
    typed?: TypedFields,
  ) => QuoteAnswer;
}

const json = (status: number, body: object, headers = {}): QuoteAnswer => ({
  status,
  headers: { "Content-Type": "application/json; charset=utf-8", ...headers },
  body: JSON.stringify(body),
});

const html = (status: number, body: string, headers = {}): QuoteAnswer => ({
  status,
  headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
  body,
});

export const jsonFormat: AnswerFormat = {
  accepted: () => json(201, { received: true }),
  refused: (errors) => json(422, { error: "Some fields are invalid", errors }),
  failed: (status, error, headers) => json(status, { error }, headers),
};

/** The query parameter that asks for the thank-you page. */
const sentParameter = "sent";

export const isThanks = (query: Readonly<Record<string, unknown>>): boolean =>
  sentParameter in query;

export const thanks = (company: CompanyFacts | undefined): QuoteAnswer =>
  html(200, successPage(company));

export const pageFormat = (
  company: CompanyFacts | undefined,
): AnswerFormat => ({
  // Redirects, so that reloading the thank-you page doesn't send again.
  accepted: () =>
    html(303, "", { Location: `${routes.quoteReceiver}?${sentParameter}` }),
  refused: (errors, typed) => html(422, errorPage(company, typed, errors)),
  failed: (status, reason, headers, typed) =>
    html(status, failurePage(company, reason, typed), headers),
});
