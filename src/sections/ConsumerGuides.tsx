import { graphql } from "gatsby";
import { Section } from "../components/Section";
import { useSite } from "../hooks/useSite";
import * as styles from "./LinkSection.module.css";

/** The state's consumer guide to moving, each link in its own language. */
export function ConsumerGuides({
  guides,
}: {
  guides: Queries.ConsumerGuidesFragment["guides"] | undefined;
}) {
  const { labels } = useSite();
  if (!guides?.length) return null;
  return (
    <Section
      heading={labels.consumerGuide}
      intro={<p>{labels.consumerGuideText}</p>}
      id="consumer-guide"
      split
    >
      <ul className={styles.signs}>
        {guides.map(({ language, name, url }) => (
          <li key={language}>
            <a
              href={url}
              lang={language}
              hrefLang={language}
              className={styles.sign}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment ConsumerGuides on Company {
    guides {
      language
      name
      url
    }
  }
`;
