import type { UnpublishedReason } from "../../site/publication";
import { toProjectPath, contentTypeOf, slugOf } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import { listFieldValues } from "../model/listFieldValues";
import type { FieldValue } from "../model/listFieldValues";
import { buildPagePaths } from "../model/pagePaths";
import type { FindFrontMatter } from "../model/pagePaths";
import type { ContentEntry } from "./validateContentFile";
import { getUnpublishedReason } from "../model/getUnpublishedReason";
import type { UnlocatedDiagnostic, Diagnostic } from "../model/diagnostics";
import type { Content } from "../read/content";

/** A file as rules see it. The file itself may have errors. */
export interface RuleFile extends Omit<ContentEntry, "file" | "body"> {
  /** Path from the project's folder, as in diagnostics. */
  readonly file: string;
  /** Paths of its pages by GraphQL field, such as `path`. */
  readonly paths: Readonly<Record<string, string>>;
  /** Reason why the file is unpublished; `undefined` for a published file. */
  readonly unpublished: UnpublishedReason | undefined;
  readonly contentFile: ContentFile;
  readonly values: readonly FieldValue[];
}

/**
 * @param today the day in the company's time zone, `YYYY-MM-DD`
 * @param entry the file's entry; `undefined` if the file itself has errors
 * @returns `undefined` if no content type belongs at the file's path
 */
export function toRuleFile(
  contentFile: ContentFile,
  today: string,
  findFrontMatter: FindFrontMatter,
  entry?: ContentEntry,
): RuleFile | undefined {
  const contentType = contentTypeOf(contentFile.path);
  if (!contentType) return undefined;
  const slug = slugOf(contentFile.path);
  const data = entry?.data ?? contentFile.frontMatter;
  return {
    file: toProjectPath(contentFile.path),
    contentType,
    slug,
    data,
    paths: buildPagePaths(contentType, slug, data, findFrontMatter),
    unpublished: getUnpublishedReason(contentType, data, today),
    contentFile,
    values: listFieldValues(contentType.fields, data),
  };
}

export interface RuleContext extends Omit<Content, "files" | "readErrors"> {
  /** Files with released pages, then other files, then drafts. In each group, likely copies come last. */
  readonly files: readonly RuleFile[];
  readonly drawings: readonly string[];
  readonly releasedPaths: readonly string[];
  /** The day in the company's time zone, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Front matter of the file at a path below `content/`; empty if there is none. */
export const getFrontMatterByPath = (
  files: readonly RuleFile[],
  path: string,
): Readonly<Record<string, unknown>> =>
  files.find(({ contentFile }) => contentFile.path === path)?.data ?? {};

/** Lists the objects in a list of a file. What they have may be missing or invalid. */
export const listObjects = (
  { values }: RuleFile,
  list: string,
): readonly Readonly<Record<string, unknown>>[] => {
  const itemPath = new RegExp(String.raw`^${list}\.\d+$`);
  return values
    .filter(({ fieldPath }) => itemPath.test(fieldPath))
    .map(({ value }) => value as Readonly<Record<string, unknown>>);
};

/** Finds errors across files. Of two files with the same unique value, the later file has the error. */
export type Rule = (context: RuleContext) => Diagnostic[];

/**
 * Finds the values of a file for which `validate` returns a message.
 * @param validate returns `undefined` for a valid value
 */
export const findInvalidValues = (
  { file, values }: RuleFile,
  validate: (value: FieldValue) => UnlocatedDiagnostic | undefined,
): Diagnostic[] =>
  values.flatMap((fieldValue) => {
    const { value, fieldPath } = fieldValue;
    const message = validate(fieldValue);
    return message ? [{ file, fieldPath, value, ...message }] : [];
  });
