import type { Node } from "gatsby";

type Value = string | number | boolean | null;

/** A comparison of a field, or of the slug of the entry that it names. */
interface Test {
  readonly eq?: Value;
  readonly ne?: Value;
  readonly slug?: Test;
}

/** A query as Gatsby's `nodeModel` takes it. */
export interface NodeQuery {
  readonly filter?: Readonly<Record<string, Test>>;
  readonly sort?: {
    readonly fields: readonly string[];
    readonly order: readonly ("ASC" | "DESC")[];
  };
}

interface Asked {
  readonly type: string;
  readonly query: NodeQuery;
}

function passes(value: unknown, test: Test): boolean {
  // Nodes store the slugs of the entries that they reference.
  if (test.slug) return passes(value, test.slug);
  return test.ne === undefined ? value === test.eq : value !== test.ne;
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  const [text, otherText] = [String(one), String(other)];
  return text < otherText ? -1 : Number(text > otherText);
}

/** The part of Gatsby's `nodeModel` that the site's resolvers use, in memory. */
export class NodeModel {
  readonly #byId = new Map<string, Node>();
  readonly #byType = new Map<string, Node[]>();

  constructor(nodes: Iterable<Node>) {
    for (const node of nodes) {
      this.#byId.set(node.id, node);
      const { type } = node.internal;
      const others = this.#byType.get(type);
      if (others) others.push(node);
      else this.#byType.set(type, [node]);
    }
  }

  getNodeById({ id }: { id: string }): Node | null {
    return this.#byId.get(id) ?? null;
  }

  getNodesByIds({ ids }: { ids: readonly string[] }): Node[] {
    return ids.flatMap((id) => this.#byId.get(id) ?? []);
  }

  findAll({ type, query }: Asked): Promise<{ entries: Node[] }> {
    const { filter = {}, sort = { fields: [], order: [] } } = query;
    const entries = (this.#byType.get(type) ?? []).filter((node) =>
      Object.entries(filter).every(([name, test]) => passes(node[name], test)),
    );
    entries.sort((one, other) => {
      for (const [index, field] of sort.fields.entries()) {
        const order = compare(one[field], other[field]);
        if (order) return sort.order[index] === "DESC" ? -order : order;
      }
      return 0;
    });
    return Promise.resolve({ entries });
  }

  async findOne(asked: Asked): Promise<Node | null> {
    const { entries } = await this.findAll(asked);
    return entries[0] ?? null;
  }
}
