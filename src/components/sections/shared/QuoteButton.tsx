import { ButtonLink } from "../../ButtonLink";
import { useSite } from "../../../hooks/useSite";
import { routes } from "../../../site/routes";
import { DuskBand } from "./DuskBand";

/** The call to action at the end of guides, counties, cities and services. */
export function QuoteButton({ label }: { label: string }) {
  const { labels } = useSite();
  return (
    <DuskBand heading={labels.quoteHeading}>
      <p>{labels.quoteText}</p>
      <ButtonLink to={routes.contact}>{label}</ButtonLink>
    </DuskBand>
  );
}
