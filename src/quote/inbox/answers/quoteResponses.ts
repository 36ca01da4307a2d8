import type { FieldErrors } from "../../request/quoteRequest";
import { routes } from "../../../site/routes";
import { errorPage, failurePage, successPage } from "./responsePages";
import type { TypedFields } from "./responsePages";
import type { CompanyFacts } from "./companyFacts";

export interface QuoteResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Formats a response as JSON for scripts, or as a page for visitors without
 * them.
 */
export interface ResponseFormat {
  readonly accepted: () => QuoteResponse;
  readonly rejected: (errors: FieldErrors, typed: TypedFields) => QuoteResponse;
  readonly failed: (
    status: number,
    reason: string,
    headers?: Readonly<Record<string, string>>,
    typed?: TypedFields,
  ) => QuoteResponse;
}

const json = (status: number, body: object, headers = {}): QuoteResponse => ({
  status,
  headers: { "Content-Type": "application/json; charset=utf-8", ...headers },
  body: JSON.stringify(body),
});

const html = (status: number, body: string, headers = {}): QuoteResponse => ({
  status,
  headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
  body,
});

export const jsonFormat: ResponseFormat = {
  accepted: () => json(201, { received: true }),
  rejected: (errors) => json(422, { error: "Some fields are invalid", errors }),
  failed: (status, error, headers) => json(status, { error }, headers),
};

/** The query parameter that asks for the thank-you page. */
const sentParameter = "sent";

export const isThankYouPage = (
  query: Readonly<Record<string, unknown>>,
): boolean => sentParameter in query;

export const thankYouPage = (
  company: CompanyFacts | undefined,
): QuoteResponse => html(200, successPage(company));

export const pageFormat = (
  company: CompanyFacts | undefined,
): ResponseFormat => ({
  // Redirects, so that reloading the thank-you page doesn't send again.
  accepted: () =>
    html(303, "", { Location: `${routes.quoteReceiver}?${sentParameter}` }),
  rejected: (errors, typed) => html(422, errorPage(company, typed, errors)),
  failed: (status, reason, headers, typed) =>
    html(status, failurePage(company, reason, typed), headers),
});
