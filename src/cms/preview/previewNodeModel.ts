import type { Node } from "gatsby";

/**
 * Filter by a field's value, or by the slug of the content entry that the field
 * references.
 */
interface FieldFilter {
  readonly eq?: unknown;
  readonly ne?: unknown;
  readonly slug?: FieldFilter;
}

/** A query of Gatsby's `nodeModel`. */
export interface NodeQuery {
  readonly filter?: Readonly<Record<string, FieldFilter>>;
  readonly sort?: {
    readonly fields: readonly string[];
    readonly order: readonly ("ASC" | "DESC")[];
  };
}

interface FindArgs {
  readonly type: string;
  readonly query: NodeQuery;
}

/** @throws for an operator that no query of the site uses yet */
function matchesFilter(value: unknown, filter: FieldFilter): boolean {
  // A reference is stored as the slug of the referenced content entry.
  if (filter.slug) return matchesFilter(value, filter.slug);
  if ("eq" in filter) return value === filter.eq;
  if ("ne" in filter) return value !== filter.ne;
  throw new Error(`Previews can't compare by ${Object.keys(filter).join()}`);
}

function compareValues(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  const text = String(one);
  const otherText = String(other);
  if (text === otherText) return 0;
  return text < otherText ? -1 : 1;
}

/** The part of Gatsby's `nodeModel` that the site's resolvers use, in memory. */
export class PreviewNodeModel {
  readonly #nodes: ReadonlyMap<string, Node>;

  constructor(nodes: readonly Node[]) {
    this.#nodes = new Map(nodes.map((node) => [node.id, node]));
  }

  getNodeById = ({ id }: { id: string }): Node | null =>
    this.#nodes.get(id) ?? null;

  getNodesByIds = ({ ids }: { ids: readonly string[] }): Node[] =>
    ids.flatMap((id) => this.#nodes.get(id) ?? []);

  findAll({ type, query }: FindArgs): Promise<{ entries: Node[] }> {
    const { filter = {}, sort = { fields: [], order: [] } } = query;
    const entries = Array.from(this.#nodes.values()).filter(
      (node) =>
        node.internal.type === type &&
        Object.entries(filter).every(([name, test]) =>
          matchesFilter(node[name], test),
        ),
    );
    entries.sort((one, other) => {
      for (const [index, field] of sort.fields.entries()) {
        const order = compareValues(one[field], other[field]);
        if (order) return sort.order[index] === "DESC" ? -order : order;
      }
      return 0;
    });
    return Promise.resolve({ entries });
  }

  async findOne(query: FindArgs): Promise<Node | null> {
    const { entries } = await this.findAll(query);
    return entries[0] ?? null;
  }
}
