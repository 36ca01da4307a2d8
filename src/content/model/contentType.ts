import type { Fields } from "./fields";

/** A content type: where its files are, their fields, and their pages. */
export interface ContentType<S extends Fields = Fields> {
  /** Name of the GraphQL type. */
  readonly name: string;
  readonly label: string;
  /** Folder below `content/` with one file per entry; or else a `singleFile`. */
  readonly folder?: string;
  readonly singleFile?: string;
  /** Slugs of the files that the folder must have; no others are allowed. */
  readonly fixedSlugs?: readonly string[];
  readonly fields: S;
  /** Name of the date field with the first day on which an entry is published. */
  readonly publishDateField?: string;
  readonly body: "required" | "optional" | "none";
  /**
   * Paths of the entry's pages by GraphQL field, such as
   * `/locations/{county}/{slug}`: the slug and fields of the entry are filled in.
   * The page at `path` shows the body; that at `areaPath` shows the block `area`.
   */
  readonly pathPatterns?: Readonly<Record<string, string>>;
  /**
   * Template of each of these pages, a file of `src/templates`, by the GraphQL field of
   * the page's path. Types with templates have the fields `name` and `order`.
   */
  readonly templates?: Readonly<Record<string, string>>;
  /** IDs of sections in the templates that links may target. */
  readonly anchors?: readonly string[];
  /** Backlinks by GraphQL field: the content type and field that refer to this type. */
  readonly backlinks?: Readonly<Record<string, { from: string; by: string }>>;
}

/** Type-checks a definition without widening the types of its fields. */
export const defineContentType = <S extends Fields>(
  definition: ContentType<S>,
): ContentType<S> => definition;

/** Paths below `content/` of the files that the site needs. */
export const listRequiredFiles = ({
  singleFile,
  folder,
  fixedSlugs = [],
}: ContentType): string[] =>
  singleFile
    ? [singleFile]
    : fixedSlugs.map((slug) => `${String(folder)}/${slug}.md`);

export const buildEntryPaths = (
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
