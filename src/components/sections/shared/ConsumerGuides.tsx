import { graphql } from "gatsby";
import { Fragment } from "react";
import { Panel } from "../../Panel";
import { useSite } from "../../../hooks/useSite";
import * as styles from "./LinkSection.module.css";

/** Links to the state's consumer guide to moving. Languages that share a page share a link. */
export function ConsumerGuides({ guides }: Queries.ConsumerGuidesFragment) {
  const { labels } = useSite();
  if (!guides?.length) return null;
  return (
    <Panel as="aside" id="consumer-guide" heading={labels.consumerGuide}>
      <p>{labels.consumerGuideText}</p>
      <ul className={styles.signs}>
        {[...new Set(guides.map(({ url }) => url))].map((url) => {
          const guidesAtUrl = guides.filter((guide) => guide.url === url);
          const onlyLanguage =
            guidesAtUrl.length === 1 ? guidesAtUrl[0]?.language : undefined;
          return (
            <li key={url}>
              <a href={url} hrefLang={onlyLanguage} className={styles.sign}>
                <span>
                  {guidesAtUrl.map(({ language, name }, index) => (
                    <Fragment key={language}>
                      {index > 0 && ", "}
                      {/* Chinese has no spaces: its name would break anywhere. */}
                      <span lang={language} className="whole">
                        {name}
                      </span>
                    </Fragment>
                  ))}
                </span>
              </a>
            </li>
          );
        })}
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
