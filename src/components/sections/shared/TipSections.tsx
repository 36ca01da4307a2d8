import { graphql } from "gatsby";
import { Disclosure } from "../../Disclosure";
import { SpriteDrawing } from "../../SpriteDrawing";
import { Prose } from "../../Prose";
import { Section } from "../../Section";
import { useSite } from "../../../hooks/useSite";
import { interpolate } from "../../../shared/text";
import * as styles from "./TipSections.module.css";

/** Maximum number of unfolded tips per topic on phones. */
const maxVisible = 3;

/** Tips by topic. Phones fold all but the first tips of each topic. */
export const TipSections = ({
  tips,
}: {
  tips: readonly Queries.TipsFragment[];
}) =>
  tips.map(({ anchor, heading, intro, drawing, items }, index) => (
    <Section
      key={heading}
      id={anchor}
      heading={heading}
      intro={
        <div className={styles.intro}>
          <Prose html={intro.html} />
          {drawing && <SpriteDrawing file="packing" name={drawing} />}
        </div>
      }
      tone={index % 2 ? "tinted" : "plain"}
      split
    >
      <Tips items={items} />
    </Section>
  ));

type Items = Queries.TipsFragment["items"];

function Tips({ items }: { items: Items }) {
  const { labels } = useSite();
  // Folding a single tip would save no room.
  const folded = items.length > maxVisible + 1 ? items.slice(maxVisible) : [];
  return (
    <div className={styles.tips}>
      <TipList items={items.slice(0, items.length - folded.length)} />
      {folded.length > 0 && (
        <Disclosure
          className={styles.rest}
          summary={interpolate(labels.moreTips, {
            number: String(folded.length),
          })}
        >
          <TipList items={folded} />
        </Disclosure>
      )}
    </div>
  );
}

const TipList = ({ items }: { items: Items }) => (
  <ul className={styles.list}>
    {items.map(({ id, html }) => (
      <li key={id}>
        <Prose html={html} />
      </li>
    ))}
  </ul>
);

export const query = graphql`
  fragment Tips on TipSection {
    anchor
    heading
    intro {
      html
    }
    drawing
    items {
      id
      html
    }
  }
`;
