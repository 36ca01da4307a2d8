import type { Pending } from "../../site/dates";
import { contentPath, kindOf, slugOf } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import { fieldValues } from "../model/fieldValues";
import type { FieldValue } from "../model/fieldValues";
import { pathsOf } from "../model/kind";
import type { ContentEntry } from "./parseContentFile";
import { publishState } from "../model/publishState";
import type { Advice, ContentError } from "../model/contentErrors";
import type { Content } from "../read/content";

/** A file as the rules see it. It may have errors of its own. */
export interface CheckedFile extends Omit<ContentEntry, "file" | "body"> {
  /** Path from the project's folder, as errors name it. */
  readonly file: string;
  /** Why it is not published; `undefined` if it is. */
  readonly pending: Pending | undefined;
  readonly source: ContentFile;
  readonly values: readonly FieldValue[];
}

/**
 * @param today the company's day, `YYYY-MM-DD`
 * @param entry the file's entry, if it has no errors of its own
 */
export function checkedFile(
  source: ContentFile,
  today: string,
  entry?: ContentEntry,
): CheckedFile | undefined {
  const kind = kindOf(source.path);
  if (!kind) return undefined;
  const slug = slugOf(source.path);
  const data = entry?.data ?? source.frontMatter;
  return {
    file: contentPath(source.path),
    kind,
    slug,
    data,
    paths: pathsOf(kind, slug, data),
    pending: publishState(kind, data, today),
    source,
    values: fieldValues(kind.fields, data),
  };
}

export interface Site extends Omit<Content, "files" | "unread"> {
  /** By kind: pages that visitors know, then new ones and settings, then drafts. */
  readonly files: readonly CheckedFile[];
  readonly released: readonly string[];
  /** The company's day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** The front matter of a file, by its path below `content/`; empty without it. */
export const dataOf = (
  files: readonly CheckedFile[],
  path: string,
): Readonly<Record<string, unknown>> =>
  files.find(({ source }) => source.path === path)?.data ?? {};

/** Finds errors in the site. If two files clash, the later one has the error. */
export type Rule = (site: Site) => ContentError[];

/** The errors of a file's values: where there is advice on a value, it is wrong. */
export const valueErrors = (
  { file, values }: CheckedFile,
  adviceOn: (value: FieldValue) => Advice | undefined,
): ContentError[] =>
  values.flatMap((found) => {
    const { value, path: field } = found;
    const advice = adviceOn(found);
    return advice ? [{ file, field, value, ...advice }] : [];
  });
