import type { FieldErrors } from "../../request/quoteRequest";
import { routes } from "../../../site/routes";
import type { CompanyFacts } from "./companyFacts";
import { errorPage } from "./errorPage";
import { failurePage, mistakesPage, successPage } from "./pages";
import type { TypedFields } from "./pages";

/** What a request has come to. */
export interface Outcome {
  readonly status: number;
  /** Why it isn't accepted, for scripts. */
  readonly reason?: string;
  /** What a visitor can do about it, beyond what the page says anyway. */
  readonly advice?: string;
  readonly errors?: FieldErrors;
  /** What was typed into a form that was sent without scripts. */
  readonly typed?: TypedFields | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface QuoteResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The query parameter that asks for the thank-you page. */
const sentParameter = "sent";

export const isThankYouPage = (
  query: Readonly<Record<string, unknown>>,
): boolean => sentParameter in query;

function pageFor(outcome: Outcome, company: CompanyFacts): string {
  const { status, errors, typed, advice } = outcome;
  if (status === 200) return successPage(company);
  if (status === 405) return errorPage(status, company);
  return errors
    ? mistakesPage(company, typed ?? {}, errors)
    : failurePage(company, advice, typed);
}

const jsonFor = ({ status, reason, errors }: Outcome) =>
  JSON.stringify(
    status === 201 ? { received: true } : { error: reason, errors },
  );

/**
 * Answers a script with JSON, and a browser with a page.
 * @param company read only for a page
 */
export async function responseTo(
  outcome: Outcome,
  isForPage: boolean,
  company: () => Promise<CompanyFacts>,
): Promise<QuoteResponse> {
  const { status, headers } = outcome;
  if (status === 204) return { status, headers: { ...headers }, body: "" };
  // Redirects, so that reloading the thank-you page doesn't send again.
  if (status === 201 && isForPage) {
    const location = `${routes.quoteReceiver}?${sentParameter}`;
    return { status: 303, headers: { Location: location }, body: "" };
  }
  const [type, body] =
    isForPage || status === 200
      ? ["text/html", pageFor(outcome, await company())]
      : ["application/json", jsonFor(outcome)];
  return {
    status,
    headers: { "Content-Type": `${type}; charset=utf-8`, ...headers },
    body,
  };
}
