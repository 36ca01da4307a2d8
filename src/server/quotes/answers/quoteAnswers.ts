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

/** Says the same to scripts as JSON and to visitors without them as a page. */
export interface AnswerFormat {
  readonly accepted: () => QuoteAnswer;
  /** A request that breaks rules of fields. */
  readonly refused: (errors: FieldErrors, typed: TypedFields) => QuoteAnswer;
  /** Any other failure; `typed` as far as it is known. */
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
  refused: (errors) =>
    json(422, { error: "Some fields are not right", errors }),
  failed: (status, error, headers) => json(status, { error }, headers),
};

/** What the address of the page that thanks adds to the receiver's. */
const sentMark = "sent";

/** Whether a query is that of the page that thanks. */
export const isThanks = (query: Readonly<Record<string, unknown>>): boolean =>
  sentMark in query;

export const thanks = (company: CompanyFacts | undefined): QuoteAnswer =>
  html(200, successPage(company));

export const pageFormat = (
  company: CompanyFacts | undefined,
): AnswerFormat => ({
  // Reloading the page that thanks must not send again.
  accepted: () =>
    html(303, "", { Location: `${routes.quoteReceiver}?${sentMark}` }),
  refused: (errors, typed) => html(422, errorPage(company, typed, errors)),
  failed: (status, reason, headers, typed) =>
    html(status, failurePage(company, reason, typed), headers),
});
