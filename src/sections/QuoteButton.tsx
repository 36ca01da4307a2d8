import { ButtonLink } from "../components/ButtonLink";
import { useSite } from "../hooks/useSite";
import { routes } from "../site/routes";
import { DuskBand } from "./DuskBand";

interface QuoteButtonProps {
  label: string;
  to?: string;
}

/** The button every guide, county, city and service page ends with. */
export function QuoteButton({ label, to = routes.contact }: QuoteButtonProps) {
  const { labels } = useSite();
  return (
    <DuskBand heading={labels.quoteHeading}>
      <p>{labels.quoteText}</p>
      <ButtonLink to={to}>{label}</ButtonLink>
    </DuskBand>
  );
}
