import { graphql } from "gatsby";
import { Panel } from "../../Panel";
import { useSite } from "../../../hooks/useSite";
import * as styles from "./TableOfContents.module.css";

interface TableOfContentsProps {
  headings: readonly Queries.TableOfContentsFragment[];
}

/** Links to the headings of a text, beside it on wide screens only. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const { labels } = useSite();
  return (
    <Panel
      as="nav"
      id="contents"
      heading={labels.onThisPage}
      className={styles.panel}
    >
      <ol className={styles.list}>
        {headings
          .filter(({ depth }) => depth === 2)
          .map(({ id, value }) => (
            <li key={id}>
              <a href={`#${id ?? ""}`}>{value}</a>
            </li>
          ))}
      </ol>
    </Panel>
  );
}

export const query = graphql`
  fragment TableOfContents on MarkdownHeading {
    id
    value
    depth
  }
`;
