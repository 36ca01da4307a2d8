import type { ContentType } from "./contentType";
import { contentTypes } from "./contentTypes";

type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * Returns the front matter of the file at a path below `content/`; `undefined` or empty if
 * there is no such file.
 */
export type FindFrontMatter = (path: string) => FrontMatter | undefined;

/** Matches `{slug}`, a field, such as `{county}`, or a field of a referenced entry: `{city.county}`. */
const placeholder = /\{([\w.]+)\}/g;

/** Lists the names in a path pattern's placeholders, each as a list of keys: `["city", "county"]`. */
const listPlaceholders = (pattern: string): string[][] =>
  Array.from(pattern.matchAll(placeholder), ([, name = ""]) => name.split("."));

/** Lists the fields of an entry on which a path depends: only `city` for `/{city.county}/{city}/{slug}`. */
export function listPathFields(pattern: string): string[] {
  const names = listPlaceholders(pattern).map(([name = ""]) => name);
  return Array.from(new Set(names)).filter((name) => name !== "slug");
}

/** Whether a path depends on fields of referenced entries. */
export const dependsOnReferences = (pattern: string): boolean =>
  listPlaceholders(pattern).some((keys) => keys.length > 1);

/** Returns the value of a field by its name, or through reference fields. */
function getValue(
  { fields }: Pick<ContentType, "fields">,
  data: FrontMatter,
  [name = "", ...fieldOfTarget]: readonly string[],
  findFrontMatter: FindFrontMatter,
): unknown {
  const value = data[name];
  const field = fields[name];
  if (fieldOfTarget.length === 0) return value;
  const target = contentTypes.find(
    (contentType) =>
      field?.type === "reference" && contentType.name === field.target,
  );
  if (!target?.folder) return undefined;
  const file = `${target.folder}/${String(value)}.md`;
  return getValue(
    target,
    findFrontMatter(file) ?? {},
    fieldOfTarget,
    findFrontMatter,
  );
}

/** Builds the paths of an entry's pages, by the keys of `pathPatterns`. */
export function buildPagePaths(
  contentType: ContentType,
  slug: string,
  data: FrontMatter,
  findFrontMatter: FindFrontMatter,
): Record<string, string> {
  const fillIn = (_placeholder: string, name: string) =>
    name === "slug"
      ? slug
      : String(getValue(contentType, data, name.split("."), findFrontMatter));
  return Object.fromEntries(
    Object.entries(contentType.pathPatterns ?? {}).map(([field, pattern]) => [
      field,
      pattern.replace(placeholder, fillIn),
    ]),
  );
}
