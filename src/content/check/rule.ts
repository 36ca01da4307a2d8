import type { UnpublishedReason } from "../../site/publication";
import { toProjectPath, contentTypeOf, slugOf } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import { listFieldValues } from "../model/listFieldValues";
import type { FieldValue } from "../model/listFieldValues";
import { buildEntryPaths } from "../model/contentType";
import type { ContentEntry } from "./validateContentFile";
import { unpublishedReason } from "../model/unpublishedReason";
import type { DiagnosticMessage, Diagnostic } from "../model/diagnostics";
import type { Content } from "../read/content";

/** Input of the rules for one file. The file may have errors of its own. */
export interface RuleFile extends Omit<ContentEntry, "file" | "body"> {
  /** Path from the project's folder, as in diagnostics. */
  readonly file: string;
  /** Reason why the file is unpublished; `undefined` for a published file. */
  readonly unpublished: UnpublishedReason | undefined;
  readonly source: ContentFile;
  readonly values: readonly FieldValue[];
}

/**
 * @param today the company's day, `YYYY-MM-DD`
 * @param entry the file's entry; `undefined` if the file itself has errors
 * @returns `undefined` if no content type belongs at the file's path
 */
export function toRuleFile(
  source: ContentFile,
  today: string,
  entry?: ContentEntry,
): RuleFile | undefined {
  const contentType = contentTypeOf(source.path);
  if (!contentType) return undefined;
  const slug = slugOf(source.path);
  const data = entry?.data ?? source.frontMatter;
  return {
    file: toProjectPath(source.path),
    contentType,
    slug,
    data,
    paths: buildEntryPaths(contentType, slug, data),
    unpublished: unpublishedReason(contentType, data, today),
    source,
    values: listFieldValues(contentType.fields, data),
  };
}

export interface RuleContext extends Omit<Content, "files" | "readErrors"> {
  /**
   * Files with released pages, then unreleased files, then unpublished ones. Within each
   * group, files that look like copies of others come last.
   */
  readonly files: readonly RuleFile[];
  readonly releasedPaths: readonly string[];
  /** The company's day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Front matter of the file at a path below `content/`; empty if there is none. */
export const getFrontMatterAt = (
  files: readonly RuleFile[],
  path: string,
): Readonly<Record<string, unknown>> =>
  files.find(({ source }) => source.path === path)?.data ?? {};

/** Finds errors across files. Of two files with the same unique value, the later file has the error. */
export type Rule = (context: RuleContext) => Diagnostic[];

/** Validates each value of a file. `validate` returns `undefined` for valid values. */
export const validateValues = (
  { file, values }: RuleFile,
  validate: (value: FieldValue) => DiagnosticMessage | undefined,
): Diagnostic[] =>
  values.flatMap((fieldValue) => {
    const { value, fieldPath } = fieldValue;
    const message = validate(fieldValue);
    return message ? [{ file, fieldPath, value, ...message }] : [];
  });
