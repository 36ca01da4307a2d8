import { Card } from "../../components/Card";
import type { Kind } from "../../content/model/kind";
import * as styles from "./CardPreview.module.css";
import { useQuery } from "./gatsby";
import { addQuery } from "./queries";
import { entryField } from "./types";

const cardQuery = (kind: Kind): string =>
  addQuery(`query ${kind.name}Card($id: String!) {
    page: ${entryField(kind)}(id: { eq: $id }) { ...Card }
  }`);

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
