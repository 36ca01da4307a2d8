import { Card } from "../../components/Card";
import type { Kind } from "../../content/model/kind";
import * as styles from "./CardPreview.module.css";
import { useQuery } from "./gatsby";
import { addQuery } from "./queries";
import { entryField } from "./types";

const queries = new Map<Kind, string>();

function cardQuery(kind: Kind): string {
  const known = queries.get(kind);
  if (known) return known;
  const query = addQuery(`
    query ${kind.name}Card($id: String!) {
      page: ${entryField(kind)}(id: { eq: $id }) { ...Card }
    }
  `);
  queries.set(kind, query);
  return query;
}

/** The card that leads to an entry's page. */
export function CardPreview({ kind }: { kind: Kind }) {
  const { page } = useQuery(cardQuery(kind)) as { page: Queries.CardFragment };
  return (
    <details className={styles.cards}>
      <summary>Its card</summary>
      <div className={styles.row}>
        <Card page={page} heading="h3" sizes="20rem" />
      </div>
    </details>
  );
}
