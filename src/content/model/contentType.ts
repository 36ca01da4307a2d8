import type { Fields } from "./fields";

/** Pages of entries that a template shows. Types with templates need the fields `name` and `order`. */
interface TemplatePages {
  /** File names of page templates in `src/templates`, with the same keys as `pathPatterns`. */
  readonly templates: Readonly<Record<string, string>>;
  /** Whether a visitor who comes to the form from such a page, or by `/contact?city=tacoma`, asks about it. */
  readonly isQuoteSubject: boolean;
}

interface NoTemplatePages {
  readonly templates?: undefined;
  readonly isQuoteSubject?: undefined;
}

/** Content type: location, fields and pages of its files. */
export type ContentType<S extends Fields = Fields> = ContentTypeBase<S> &
  (TemplatePages | NoTemplatePages);

interface ContentTypeBase<S extends Fields> {
  /** Name of the GraphQL type. */
  readonly name: string;
  readonly label: string;
  /** Folder below `content/` with one file per entry. A type without a folder has a `singleFile`. */
  readonly folder?: string;
  readonly singleFile?: string;
  /** Slugs of the files that the folder must have; no others are allowed. */
  readonly fixedSlugs?: readonly string[];
  readonly fields: S;
  /** Name of the date field with the first day on which an entry is published. */
  readonly publishDateField?: string;
  readonly body: "required" | "optional" | "none";
  /**
   * Path patterns of an entry's pages, by GraphQL field. In `/locations/{county}/{slug}`,
   * the entry's slug and its field `county` are filled in; `{city.county}` is the county of
   * the city to which its field `city` refers. The page at `path` shows the body; the page at
   * `areaPath` shows the object field `area`.
   */
  readonly pathPatterns?: Readonly<Record<string, string>>;
  /** IDs of sections in the templates that links may target. */
  readonly anchors?: readonly string[];
  /** Backlinks by GraphQL field: entries of the type `from` whose reference field `by` names this entry. */
  readonly backlinks?: Readonly<Record<string, { from: string; by: string }>>;
}

/** Type-checks a definition without widening the types of its fields. */
export const defineContentType = <S extends Fields>(
  definition: ContentType<S>,
): ContentType<S> => definition;

/** Lists the required files of a content type, as paths below `content/`. */
export const listRequiredFiles = ({
  singleFile,
  folder,
  fixedSlugs = [],
}: ContentType): string[] =>
  singleFile
    ? [singleFile]
    : fixedSlugs.map((slug) => `${String(folder)}/${slug}.md`);
