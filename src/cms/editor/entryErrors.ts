import { parseContentSource } from "../../content/read/parseContentSource";
import {
  pagePathsOf,
  toProjectPath,
  isPublished,
  contentTypeOf,
} from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { formatDiagnosticMessage } from "../../content/model/diagnostics";
import type { Diagnostic } from "../../content/model/diagnostics";
import { redirectSettingsFile } from "../../content/model/contentTypes/redirects";
import { getCompanyDay } from "../../shared/dates";
import type { OpenEntry } from "./decapInternals";

/** Finds parse errors: Decap shows an empty form for such a file. */
export function findParseErrors({ file, raw }: OpenEntry): Diagnostic[] {
  const { error } = parseContentSource(file.path, raw);
  if (!raw || !error) return [];
  const message = `This file can't be read, so it can only be fixed in the file itself, in line ${error.line}: ${formatDiagnosticMessage(error)}`;
  return [{ file: toProjectPath(file.path), fieldPath: "", message }];
}

/** Finds a name that is taken or missing: a new file, published or not, is named after it. */
export function findFileNameErrors(
  { file, isNew, isNamed }: OpenEntry,
  files: readonly ContentFile[],
): Diagnostic[] {
  const isTaken = files.some(({ path }) => path === file.path);
  if (!isNew || (isNamed && !isTaken)) return [];
  const projectPath = toProjectPath(file.path);
  const fieldPath =
    "name" in (contentTypeOf(file.path)?.fields ?? {}) ? "name" : "author";
  const message = isNamed
    ? `Choose another name: ${projectPath} has this one, and the page's address is made from it.`
    : "Write it first, with letters or digits: the file is named after it.";
  return [{ file: projectPath, fieldPath, message }];
}

/**
 * Finds fields that would change a published page's path. Pages and visitors link to it,
 * and the editor can't change those pages in the same save.
 * @param before the stored file; `undefined` if it is new
 */
export function findPathChangeErrors(
  before: ContentFile | undefined,
  after: ContentFile,
): Diagnostic[] {
  if (!before || !isPublished(before, getCompanyDay())) return [];
  const { pathPatterns = {} } = contentTypeOf(after.path) ?? {};
  const newPaths = pagePathsOf(after);
  return Object.entries(pagePathsOf(before))
    .filter(([page, address]) => newPaths[page] !== address)
    .map(([page, address]) => {
      const [, fieldPath = ""] =
        /\{(?!slug\})(\w+)\}/.exec(pathPatterns[page] ?? "") ?? [];
      const message = `Leave it as it was: it is part of the page's address, ${address}, to which links lead. Somebody with the files can change them all together.`;
      return { file: toProjectPath(after.path), fieldPath, message };
    });
}

/** Adds advice to a missing redirect: a path can be redirected only while it has no page. */
export const withRedirectHint = (error: Diagnostic): Diagnostic =>
  error.file === toProjectPath(redirectSettingsFile) &&
  error.fieldPath === "redirects"
    ? {
        ...error,
        message:
          "Visitors know this address. Switch Draft on and save, add the address here with the page that replaces it, and delete the page then.",
      }
    : error;

/** Adds advice to a missing target, which may exist unpublished. */
export const withUnpublishedHint = (error: Diagnostic): Diagnostic => ({
  ...error,
  message:
    "Nothing with this name is published. If it is a draft or scheduled, make sure that it comes first: what can't be found when this is published is rejected.",
});
