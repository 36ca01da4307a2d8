import { Card } from "../../components/Card";
import type { Kind } from "../../content/model/kind";
import * as styles from "./CardPreview.module.css";
import { useQuery } from "./gatsby";
import { addQuery } from "./queries";
import type { PreviewPage } from "./queries";
import { entryField } from "./types";

interface Cards {
  readonly entry: Queries.CardFragment;
  readonly all: { readonly nodes: readonly Queries.CardFragment[] };
}

/** The card of an entry between its neighbors in lists. */
function CardPreview({ query }: { query: string }) {
  const { entry, all } = useQuery(query) as Cards;
  const place = all.nodes.findIndex(({ path }) => path === entry.path);
  const shown = all.nodes.slice(Math.max(place - 1, 0), place + 2);
  return (
    <details className={styles.cards} data-preview="">
      <summary>
        {`Its card: number ${place + 1} of ${all.nodes.length} in lists`}
      </summary>
      <div className={styles.row}>
        {shown.map((page) => (
          <Card key={page.path} page={page} heading="h3" sizes="20rem" />
        ))}
      </div>
    </details>
  );
}

const known = new Map<Kind, PreviewPage>();

/**
 * A page with the card that leads to it above, as lists show it.
 * @param kind whose entries have cards
 */
export function withCard(
  kind: Kind,
  { Page, query }: PreviewPage,
): PreviewPage {
  const before = known.get(kind);
  if (before) return before;
  const cards = addQuery(`
    query ${kind.name}Cards($id: String!) {
      entry: ${entryField(kind)}(id: { eq: $id }) { ...Card }
      all: all${kind.name}(sort: [{ order: ASC }]) { nodes { ...Card } }
    }
  `);
  const made: PreviewPage = {
    query,
    Page: ({ data }) => (
      <>
        <CardPreview query={cards} />
        <Page data={data} />
      </>
    ),
  };
  known.set(kind, made);
  return made;
}
