import { graphql } from "gatsby";
import { Disclosure } from "../../Disclosure";
import { Panel } from "../../Panel";
import { useSite } from "../../../hooks/useSite";
import * as styles from "./TableOfContents.module.css";

type TableEntries = readonly { id: string | null; value: string | null }[];

/** Selects the headings of a text's top level, for a table of contents. */
export const listTopLevelSections = (
  headings: readonly Queries.TableOfContentsFragment[],
): TableEntries => headings.filter(({ depth }) => depth === 2);

/** Minimum number of sections for a table of contents: readers see fewer at a glance. */
const minSections = 3;

/**
 * Links to the sections of a page: beside its text on wide screens, and collapsed above the
 * text on other screens.
 */
export function TableOfContents({ sections }: { sections: TableEntries }) {
  const { labels } = useSite();
  if (sections.length < minSections) return null;
  return (
    <>
      <CollapsedContents sections={sections} />
      <Panel
        as="nav"
        id="contents"
        heading={labels.onThisPage}
        className={styles.panel}
      >
        <SectionLinks sections={sections} />
      </Panel>
    </>
  );
}

/**
 * A table of contents that is collapsed on every screen, for pages with nothing beside the
 * text.
 */
export const CollapsedTableOfContents = ({
  sections,
}: {
  sections: TableEntries;
}) => (
  <div className={styles.above}>
    <CollapsedContents sections={sections} />
  </div>
);

const SectionLinks = ({ sections }: { sections: TableEntries }) => (
  <ol className={styles.list}>
    {sections.map(({ id, value }) => (
      <li key={id}>
        <a href={`#${id ?? ""}`}>{value}</a>
      </li>
    ))}
  </ol>
);

function CollapsedContents({ sections }: { sections: TableEntries }) {
  const { labels } = useSite();
  return (
    <nav className={styles.collapsed} aria-label={labels.onThisPage}>
      <Disclosure summary={labels.onThisPage}>
        <SectionLinks sections={sections} />
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
