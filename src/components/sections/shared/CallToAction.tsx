import { graphql } from "gatsby";
import { useSite } from "../../../hooks/useSite";
import { interpolate } from "../../../shared/text";
import { ButtonLink } from "../../Button";
import { ClosingBanner } from "./ClosingBanner";

interface CallToActionProps extends Partial<Queries.CallToActionFragment> {
  /** Place that the page is about. */
  place?: string | undefined;
  scene?: Parameters<typeof ClosingBanner>[0]["scene"];
  /** Target of the button; defaults to the quote form. */
  to?: string;
}

/**
 * The call to action at the end of a page. Texts that the page lacks default to the labels
 * that all pages share.
 */
export function CallToAction({
  heading,
  text,
  label,
  place,
  scene,
  to,
}: CallToActionProps) {
  const { labels } = useSite();
  const defaultHeading = place
    ? interpolate(labels.quoteHeadingFor, { area: place })
    : labels.quoteHeading;
  return (
    <ClosingBanner heading={heading ?? defaultHeading} scene={scene}>
      <p>{text ?? labels.quoteText}</p>
      <ButtonLink to={to}>{label ?? labels.aFreeQuote}</ButtonLink>
    </ClosingBanner>
  );
}

export const query = graphql`
  fragment CallToAction on CallToAction {
    heading
    text
    label
  }
`;
