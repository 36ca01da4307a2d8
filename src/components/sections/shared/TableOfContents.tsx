import { graphql } from "gatsby";
import { Disclosure } from "../../Disclosure";
import { Panel } from "../../Panel";
import { useSite } from "../../../hooks/useSite";
import * as styles from "./TableOfContents.module.css";

type Sections = readonly { id: string | null; value: string | null }[];

/** The sections of a text, by its headings. */
export const sectionsOf = (
  headings: readonly Queries.TableOfContentsFragment[],
): Sections => headings.filter(({ depth }) => depth === 2);

/** Fewer sections than that are seen at a glance. */
const fewest = 3;

/**
 * Links to the sections of a page: beside its text on wide screens, and collapsed
 * above it on others.
 */
export function TableOfContents({ sections }: { sections: Sections }) {
  const { labels } = useSite();
  if (sections.length < fewest) return null;
  return (
    <>
      <CollapsedContents sections={sections} />
      <Panel
        as="nav"
        id="contents"
        heading={labels.onThisPage}
        className={styles.panel}
      >
        <List sections={sections} />
      </Panel>
    </>
  );
}

/** The same where nothing is beside the text, only collapsed. */
export const TopContents = ({ sections }: { sections: Sections }) => (
  <div className={styles.above}>
    <CollapsedContents sections={sections} />
  </div>
);

const List = ({ sections }: { sections: Sections }) => (
  <ol className={styles.list}>
    {sections.map(({ id, value }) => (
      <li key={id}>
        <a href={`#${id ?? ""}`}>{value}</a>
      </li>
    ))}
  </ol>
);

function CollapsedContents({ sections }: { sections: Sections }) {
  const { labels } = useSite();
  return (
    <nav className={styles.collapsed} aria-label={labels.onThisPage}>
      <Disclosure summary={labels.onThisPage}>
        <List sections={sections} />
      </Disclosure>
    </nav>
  );
}

export const query = graphql`
  fragment TableOfContents on MarkdownHeading {
    id
    value
    depth
  }
`;
