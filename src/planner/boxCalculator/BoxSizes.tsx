import { graphql } from "gatsby";
import { ColumnHeads } from "../../components/ColumnHeads";
import { Prose } from "../../components/Prose";
import { Section } from "../../components/Section";
import { useSite } from "../../hooks/useSite";
import { interpolate } from "../../site/text";
import { BoxDrawing } from "../drawings/BoxDrawing";
import * as styles from "./BoxSizes.module.css";

/** Pixels per foot. */
const scale = 64;

/** Depth that is seen of a cube, as a fraction of its edge. */
const depth = 0.3;

export function BoxSizes({ heading, intro, sizes }: Queries.BoxSizesFragment) {
  const { labels } = useSite();
  const edgeOf = (cubicFeet: number) => Math.cbrt(cubicFeet) * scale;
  // The largest box fills the frame.
  const largest = Math.max(...sizes.map(({ cubicFeet }) => cubicFeet));
  const frame = edgeOf(largest) * (1 + depth);
  return (
    <Section
      heading={heading}
      intro={<Prose html={intro.html} />}
      id="box-sizes"
      tone="tinted"
    >
      <table className={styles.table}>
        <ColumnHeads
          names={[labels.boxSize, labels.boxContents, labels.boxWeight]}
        />
        <tbody>
          {sizes.map(({ name, cubicFeet, contents, weight }) => (
            <tr key={name}>
              <th scope="row">
                <BoxDrawing
                  width={edgeOf(cubicFeet)}
                  height={edgeOf(cubicFeet)}
                  depth={edgeOf(cubicFeet) * depth}
                  frame={[frame, frame]}
                />
                <span className={styles.name}>
                  {name}
                  <span className={styles.capacity}>
                    {interpolate(labels.capacity, {
                      number: String(cubicFeet),
                    })}
                  </span>
                </span>
              </th>
              <td data-label={labels.boxContents}>{contents}</td>
              <td data-label={labels.boxWeight}>{weight}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

export const query = graphql`
  fragment BoxSizes on BoxGuide {
    heading
    intro {
      html
    }
    sizes {
      name
      cubicFeet
      contents
      weight
    }
  }
`;
