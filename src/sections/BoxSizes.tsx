import { graphql } from "gatsby";
import { Prose } from "../components/Prose";
import { Section } from "../components/Section";
import { useSite } from "../hooks/useSite";
import { fill } from "../site/fill";
import * as styles from "./BoxSizes.module.css";

/** Which box holds what. */
export function BoxSizes({ heading, intro, sizes }: Queries.BoxSizesFragment) {
  const { labels } = useSite();
  return (
    <Section heading={heading} id="box-sizes">
      <Prose html={intro.html} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{labels.boxSize}</th>
            <th scope="col">{labels.boxContents}</th>
            <th scope="col">{labels.boxWeight}</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ name, cubicFeet, contents, weight }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span className={styles.capacity}>
                  {fill(labels.capacity, { number: String(cubicFeet) })}
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
