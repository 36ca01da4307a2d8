import { graphql } from "gatsby";
import { Panel } from "../../Panel";
import { useSite } from "../../../hooks/useSite";
import * as styles from "./TableOfContents.module.css";

interface TableOfContentsProps {
  headings: readonly Queries.TableOfContentsFragment[];
}

/** Fewer sections than that are seen at a glance. */
const fewest = 3;

/**
 * Links to the headings of a text: beside it on wide screens, and folded above it
 * on others.
 */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const { labels } = useSite();
  const sections = headings.filter(({ depth }) => depth === 2);
  if (sections.length < fewest) return null;
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, value }) => (
        <li key={id}>
          <a href={`#${id ?? ""}`}>{value}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={styles.folded} aria-label={labels.onThisPage}>
        <details>
          <summary>{labels.onThisPage}</summary>
          {list}
        </details>
      </nav>
      <Panel
        as="nav"
        id="contents"
        heading={labels.onThisPage}
        className={styles.panel}
      >
        {list}
      </Panel>
    </>
  );
}

export const query = graphql`
  fragment TableOfContents on MarkdownHeading {
    id
    value
    depth
  }
`;
