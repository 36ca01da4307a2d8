import { graphql } from "gatsby";
import { ButtonLink } from "../../ButtonLink";
import { routes } from "../../../site/routes";
import { DuskBand } from "./DuskBand";

/** The call to action at the end of a page. */
export const CallToAction = ({
  heading,
  text,
  label,
}: Queries.CallToActionFragment) => (
  <DuskBand heading={heading}>
    <p>{text}</p>
    <ButtonLink to={routes.contact}>{label}</ButtonLink>
  </DuskBand>
);

export const query = graphql`
  fragment CallToAction on CallToAction {
    heading
    text
    label
  }
`;
