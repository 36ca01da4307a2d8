import { useSite } from "../../hooks/useSite";
import { buildTelephoneUri } from "../../shared/text";
import { routes } from "../../site/routes";
import { Section } from "../Section";
import { formatPageTitle } from "../../site/pageMetadata";

const title = "Unexpected Application Error!";

/** Returns the status and status text of a failed response, or the error's message. */
function describeError(error: unknown): string {
  if (typeof error !== "object" || error === null) return String(error);
  const { status, statusText, message } = error as Record<string, unknown>;
  if (typeof status === "number")
    return [status, statusText].filter(Boolean).join(" ");
  return typeof message === "string" ? message : "";
}

/** Screen that replaces a page that failed, with a link home and the phone number. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { labels, company } = useSite();
  return (
    <div role="alert">
      <Section>
        <title>{formatPageTitle(title, company.shortName)}</title>
        <h1>{title}</h1>
        <p>{describeError(error)}</p>
        <p>
          {/* A plain link loads a document, because the application has failed. */}
          <a href={routes.home}>{labels.returnHome}</a>
        </p>
        <p>
          <a href={buildTelephoneUri(company.phone)}>{company.phone}</a>
        </p>
      </Section>
    </div>
  );
}
