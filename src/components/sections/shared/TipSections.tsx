import { graphql } from "gatsby";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import * as styles from "./TipSections.module.css";

/** Id of a section, by its place. */
export const tipsId = (index: number): string => `tips-${index + 1}`;

export const TipSections = ({
  tips,
}: {
  tips: readonly Queries.TipsFragment[];
}) =>
  tips.map(({ heading, intro, items }, index) => (
    <Section
      key={heading}
      id={tipsId(index)}
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
