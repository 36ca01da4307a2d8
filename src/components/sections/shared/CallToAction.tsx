import { graphql } from "gatsby";
import { useSite } from "../../../hooks/useSite";
import { routes } from "../../../site/routes";
import { ButtonLink } from "../../Button";
import { DuskBand } from "./DuskBand";

/**
 * The call to action at the end of a page: its own, or else that of all guides,
 * counties, cities and services.
 */
export function CallToAction({
  heading,
  text,
  label,
}: Partial<Queries.CallToActionFragment>) {
  const { labels } = useSite();
  return (
    <DuskBand heading={heading ?? labels.quoteHeading}>
      <p>{text ?? labels.quoteText}</p>
      <ButtonLink to={routes.contact}>{label ?? labels.aFreeQuote}</ButtonLink>
    </DuskBand>
  );
}

export const query = graphql`
  fragment CallToAction on CallToAction {
    heading
    text
    label
  }
`;
