import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Fold } from "../../Fold";
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
  const list = <List sections={sections} />;
  return (
    <>
      <Folded>{list}</Folded>
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

/** The same where nothing is beside the text, only folded. */
export const ContentsAbove = ({ sections }: { sections: Sections }) => (
  <div className={styles.above}>
    <Folded>
      <List sections={sections} />
    </Folded>
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

function Folded({ children }: { children: ReactNode }) {
  const { labels } = useSite();
  return (
    <nav className={styles.folded} aria-label={labels.onThisPage}>
      <Fold summary={labels.onThisPage}>{children}</Fold>
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
