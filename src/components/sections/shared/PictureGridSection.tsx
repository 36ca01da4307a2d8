import { graphql } from "gatsby";
import { Picture } from "../../Picture";
import { Section } from "../../Section";
import * as styles from "./PictureGridSection.module.css";

interface PictureGridSectionProps {
  heading: string;
  items: readonly (Queries.CoreValuesFragment["items"][number] & {
    readonly line?: string | null;
  })[];
}

/** Pictures, each with a name and a text below: the company's values, or its people. */
export const PictureGridSection = ({
  heading,
  items,
}: PictureGridSectionProps) => (
  <Section heading={heading} tone="tinted">
    <ul className={styles.grid}>
      {items.map(({ title, description, image, line }) => (
        <li key={title}>
          <Picture picture={image} className={styles.picture} />
          <h3>{title}</h3>
          <p>{description}</p>
          {line && <blockquote className="note">{line}</blockquote>}
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
      line
      image {
        ...ValuePicture
      }
    }
  }
  fragment ValuePicture on Picture {
    ...Picture
    gatsbyImageData(
      sizes: "(min-width: 1280px) max(362px, 199px + 10.2vw), (min-width: 1000px) calc(33.3vw - 64px), (min-width: 768px) calc(30.7vw - 37px), (min-width: 626px) calc(46vw - 32px), calc(92vw - 16px)"
    )
  }
`;
