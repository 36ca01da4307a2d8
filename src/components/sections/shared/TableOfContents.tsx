import { graphql } from "gatsby";
import { Disclosure } from "../../Disclosure";
import { Panel } from "../../Panel";
import { useSite } from "../../../hooks/useSite";
import * as styles from "./TableOfContents.module.css";

interface TableOfContentsProps {
  headings: readonly Queries.TableOfContentsFragment[];
}

/** Fewer sections than that are seen at a glance. */
const fewest = 3;

/**
 * Links to the headings of a text: beside it on wide screens, and collapsed above it
 * on others.
 */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const { labels } = useSite();
  const sections = headings.filter(({ depth }) => depth === 2);
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

type Sections = readonly { id: string | null; value: string | null }[];

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
