import type { Fields } from "./fields";

/** One kind of content: where its files are, what they hold, where they lead. */
export interface Kind<S extends Fields = Fields> {
  /** Name of the GraphQL type. */
  readonly name: string;
  /** What editors call it. */
  readonly label: string;
  /** Below `content/`: a folder with one file an entry, or one single file. */
  readonly folder?: string;
  readonly file?: string;
  /** The only slugs of the folder, all of them needed. */
  readonly slugs?: readonly string[];
  readonly fields: S;
  /** The date field before whose day an entry isn't published. */
  readonly publishedOn?: string;
  readonly body: "required" | "optional" | "none";
  /**
   * Addresses of the entry's pages: GraphQL field to path. The body is on the
   * page at `path`; a block `area` is on the page at `areaPath`.
   */
  readonly paths?: Readonly<
    Record<string, (slug: string, data: Record<string, unknown>) => string>
  >;
  /**
   * The template of each of these pages: GraphQL field of its path to a file of
   * `src/templates`. A kind with templates has the fields `name` and `order`.
   */
  readonly templates?: Readonly<Record<string, string>>;
  /** Ids that templates give the sections of the pages, for links to them. */
  readonly anchors?: readonly string[];
  /** Links read backwards: GraphQL field to the kind and field that name us. */
  readonly backlinks?: Readonly<Record<string, { from: string; by: string }>>;
}

/** Checks a definition without widening the types of its fields. */
export const kind = <S extends Fields>(definition: Kind<S>): Kind<S> =>
  definition;

/** The addresses of an entry, by the name of their GraphQL field. */
export const pathsOf = (
  kind: Kind,
  slug: string,
  data: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(kind.paths ?? {}).map(([name, path]) => [
      name,
      path(slug, data),
    ]),
  );
