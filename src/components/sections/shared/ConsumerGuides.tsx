import { graphql } from "gatsby";
import { Panel } from "../../Panel";
import { useSite } from "../../../hooks/useSite";
import * as styles from "./LinkSection.module.css";

/** The state's consumer guide to moving, in each language that has an address. */
export function ConsumerGuides({ guides }: Queries.ConsumerGuidesFragment) {
  const { labels } = useSite();
  if (!guides?.length) return null;
  return (
    <Panel as="aside" id="consumer-guide" heading={labels.consumerGuide}>
      <p>{labels.consumerGuideText}</p>
      <ul className={styles.signs}>
        {guides.map(({ language, name, url }) => (
          <li key={language}>
            <a
              href={url}
              // One page may offer several languages.
              hrefLang={
                guides.some(
                  (other) => other.language !== language && other.url === url,
                )
                  ? undefined
                  : language
              }
              lang={language}
              className={styles.sign}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
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
