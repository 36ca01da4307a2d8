import { graphql } from "gatsby";
import { Picture } from "../../Picture";
import { Section } from "../../Section";
import * as styles from "./PictureSection.module.css";

/** Pictures with a name and a text below: the company's values, or its people. */
export const PictureSection = ({
  heading,
  items,
}: Queries.CoreValuesFragment) => (
  <Section heading={heading} tone="tinted">
    <ul className={styles.grid}>
      {items.map(({ title, description, image }) => (
        <li key={title}>
          <Picture picture={image} className={styles.picture} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  </Section>
);

export const query = graphql`
  fragment CoreValues on Values {
    heading
    items {
      title
      description
      image {
        ...ValuePicture
      }
    }
  }
  fragment People on People {
    heading
    items {
      title: name
      description: role
      image {
        ...ValuePicture
      }
    }
  }
  fragment ValuePicture on Picture {
    ...Picture
    gatsbyImageData(
      sizes: "(min-width: 1280px) 362px, (min-width: 1000px) calc(33.3vw - 64px), (min-width: 626px) calc(46vw - 32px), calc(92vw - 16px)"
    )
  }
`;
