import type { Fields } from "./fields";

/** One kind of content: where its files are, their fields, and their pages. */
export interface ContentType<S extends Fields = Fields> {
  /** Name of the GraphQL type. */
  readonly name: string;
  readonly label: string;
  /** Below `content/`: either a folder with one file per entry, or one `file`. */
  readonly folder?: string;
  readonly singleFile?: string;
  /** The slugs the folder must have; no others are allowed. */
  readonly fixedSlugs?: readonly string[];
  readonly fields: S;
  /** The date field with the first day on which an entry is published. */
  readonly publishDateField?: string;
  readonly body: "required" | "optional" | "none";
  /**
   * Paths of the entry's pages by GraphQL field, such as
   * `/locations/{county}/{slug}`: the slug and fields of the entry are filled in.
   * The page at `path` shows the body; that at `areaPath` shows the block `area`.
   */
  readonly pathPatterns?: Readonly<Record<string, string>>;
  /**
   * The template of each of these pages: GraphQL field of its path to a file of
   * `src/templates`. A kind with templates has the fields `name` and `order`.
   */
  readonly templates?: Readonly<Record<string, string>>;
  /** Ids of sections in the templates that links may target. */
  readonly anchors?: readonly string[];
  /** Reverse references by GraphQL field: the kind and field that refer here. */
  readonly backlinks?: Readonly<Record<string, { from: string; by: string }>>;
}

/** Type-checks a definition without widening the types of its fields. */
export const defineContentType = <S extends Fields>(
  definition: ContentType<S>,
): ContentType<S> => definition;

/** The files that there must be of a kind, below `content/`. */
export const requiredFiles = ({
  singleFile,
  folder,
  fixedSlugs = [],
}: ContentType): string[] =>
  singleFile
    ? [singleFile]
    : fixedSlugs.map((slug) => `${String(folder)}/${slug}.md`);

export const buildPagePaths = (
  contentType: ContentType,
  slug: string,
  data: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(contentType.pathPatterns ?? {}).map(([field, pattern]) => [
      field,
      pattern.replace(/\{(\w+)\}/g, (_whole, name: string) =>
        name === "slug" ? slug : String(data[name]),
      ),
    ]),
  );
