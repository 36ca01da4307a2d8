import { graphql } from "gatsby";
import { TableHead } from "../../components/TableHead";
import { Prose } from "../../components/Prose";
import { Section } from "../../components/Section";
import { useSite } from "../../hooks/useSite";
import { BoxDrawing } from "../drawings/BoxDrawing";
import { formatVolumeRange } from "../estimate/volumes";
import * as styles from "./BoxSizes.module.css";

/** Scale of the drawings. */
const pixelsPerFoot = 64;

/** Visible depth of a cube, as a fraction of its edge. */
const depthRatio = 0.3;

export function BoxSizes({ heading, intro, sizes }: Queries.BoxSizesFragment) {
  const { labels } = useSite();
  const edgeLength = (cubicFeet: number) =>
    Math.cbrt(cubicFeet) * pixelsPerFoot;
  // All drawings are as wide as the largest box, so that the names line up.
  const largest = Math.max(...sizes.map(({ cubicFeet }) => cubicFeet));
  const frameWidth = edgeLength(largest) * (1 + depthRatio);
  return (
    <Section
      heading={heading}
      intro={<Prose html={intro.html} />}
      id="box-sizes"
      tone="tinted"
    >
      <table className={styles.table}>
        <TableHead
          names={[labels.boxSize, labels.boxContents, labels.boxWeight]}
        />
        <tbody>
          {sizes.map(({ name, cubicFeet, contents, weight }) => (
            <tr key={name}>
              <th scope="row" className="heading">
                <BoxDrawing
                  width={edgeLength(cubicFeet)}
                  height={edgeLength(cubicFeet)}
                  depth={edgeLength(cubicFeet) * depthRatio}
                  frameWidth={frameWidth}
                />
                <span className={styles.name}>
                  {name}
                  <span className={styles.capacity}>
                    {formatVolumeRange(cubicFeet, cubicFeet)}
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
