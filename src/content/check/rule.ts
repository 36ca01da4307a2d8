import type { Unpublished } from "../../site/publication";
import { toProjectPath, contentTypeOf, slugOf } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import { listFieldValues } from "../model/listFieldValues";
import type { FieldValue } from "../model/listFieldValues";
import { buildPagePaths } from "../model/contentType";
import type { ContentEntry } from "./validateContentFile";
import { unpublishedReason } from "../model/unpublishedReason";
import type { DiagnosticMessage, Diagnostic } from "../model/diagnostics";
import type { Content } from "../read/content";

/** A file as the rules see it. It may have errors of its own. */
export interface CheckedFile extends Omit<ContentEntry, "file" | "body"> {
  /** Path from the project's folder, as errors name it. */
  readonly file: string;
  /** Why it is not published; `undefined` if it is. */
  readonly unpublished: Unpublished | undefined;
  readonly source: ContentFile;
  readonly values: readonly FieldValue[];
}

/**
 * @param today the company's day, `YYYY-MM-DD`
 * @param entry the file's entry, if it has no errors of its own
 */
export function toCheckedFile(
  source: ContentFile,
  today: string,
  entry?: ContentEntry,
): CheckedFile | undefined {
  const contentType = contentTypeOf(source.path);
  if (!contentType) return undefined;
  const slug = slugOf(source.path);
  const data = entry?.data ?? source.frontMatter;
  return {
    file: toProjectPath(source.path),
    contentType,
    slug,
    data,
    paths: buildPagePaths(contentType, slug, data),
    unpublished: unpublishedReason(contentType, data, today),
    source,
    values: listFieldValues(contentType.fields, data),
  };
}

export interface RuleContext extends Omit<Content, "files" | "readErrors"> {
  /** By kind: pages that visitors know, then new ones and settings, then drafts. */
  readonly files: readonly CheckedFile[];
  readonly releasedPaths: readonly string[];
  /** The company's day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** The front matter of a file, by its path below `content/`; empty without it. */
export const frontMatterAt = (
  files: readonly CheckedFile[],
  path: string,
): Readonly<Record<string, unknown>> =>
  files.find(({ source }) => source.path === path)?.data ?? {};

/** Finds errors in the site. If two files clash, the later one has the error. */
export type Rule = (site: RuleContext) => Diagnostic[];

/** The errors of a file's values: where there is advice on a value, it is wrong. */
export const checkValues = (
  { file, values }: CheckedFile,
  validate: (value: FieldValue) => DiagnosticMessage | undefined,
): Diagnostic[] =>
  values.flatMap((fieldValue) => {
    const { value, fieldPath } = fieldValue;
    const message = validate(fieldValue);
    return message ? [{ file, fieldPath, value, ...message }] : [];
  });
