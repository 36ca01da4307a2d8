import { graphql } from "gatsby";
import { ButtonLink } from "../components/ButtonLink";
import { routes } from "../site/routes";
import * as styles from "./CallToAction.module.css";

/** The closing invitation to ask for a quote. */
export const CallToAction = ({
  heading,
  text,
  label,
}: Queries.CallToActionFragment) => (
  <section className={styles.section}>
    <div className={styles.inner}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <ButtonLink to={routes.contact}>{label}</ButtonLink>
    </div>
  </section>
);

export const query = graphql`
  fragment CallToAction on CallToAction {
    heading
    text
    label
  }
`;
