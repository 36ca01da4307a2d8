import { graphql } from "gatsby";
import { Fragment } from "react";
import { Section } from "../../Section";
import { useSite } from "../../../hooks/useSite";
import * as styles from "./LinkSection.module.css";

type Guides = NonNullable<Queries.ConsumerGuidesFragment["guides"]>;

/** The guides by address, since one page can have several languages. */
function byAddress(guides: Guides): [string, Guides][] {
  const addresses = Array.from(new Set(guides.map(({ url }) => url)));
  return addresses.map((address) => [
    address,
    guides.filter(({ url }) => url === address),
  ]);
}

/**
 * The state's consumer guide to moving: a link for each address, named by its
 * languages. Only a link to a single language says so to browsers.
 */
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
        {byAddress(guides).map(([address, inIt]) => (
          <li key={address}>
            <a
              href={address}
              hrefLang={inIt.length === 1 ? inIt[0]?.language : undefined}
              className={styles.sign}
            >
              <span>
                {inIt.map(({ language, name }, index) => (
                  <Fragment key={language}>
                    {index > 0 && ", "}
                    <span lang={language} className={styles.whole}>
                      {name}
                    </span>
                  </Fragment>
                ))}
              </span>
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
