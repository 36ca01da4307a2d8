import { graphql } from "gatsby";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import * as styles from "./TipSections.module.css";

export const TipSections = ({
  tips,
}: {
  tips: readonly Queries.TipsFragment[];
}) =>
  tips.map(({ anchor, heading, intro, items }, index) => (
    <Section
      key={heading}
      id={anchor}
      heading={heading}
      intro={<Prose html={intro.html} />}
      tone={index % 2 ? "tinted" : "plain"}
      split
    >
      <ul className={styles.tips}>
        {items.map(({ id, html }) => (
          <li key={id}>
            <Prose html={html} />
          </li>
        ))}
      </ul>
    </Section>
  ));

export const query = graphql`
  fragment Tips on TipSection {
    anchor
    heading
    intro {
      html
    }
    items {
      id
      html
    }
  }
`;
