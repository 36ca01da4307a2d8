import { parseContentSource } from "../../content/read/parseContentSource";
import {
  createFrontMatterLookup,
  getPagePathsByField,
  toProjectPath,
  isPublished,
  contentTypeOf,
} from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { listPathFields } from "../../content/model/pagePaths";
import { formatDiagnosticMessage } from "../../content/model/diagnostics";
import type { Diagnostic } from "../../content/model/diagnostics";
import { redirectSettingsFile } from "../../content/model/contentTypes/redirects";
import { getCompanyDay } from "../../shared/dates";
import type { OpenEntry } from "./decapInternals";

/** Finds parse errors. Decap shows an empty form for a file that can't be parsed. */
export function findParseErrors({ file, raw }: OpenEntry): Diagnostic[] {
  const { error } = parseContentSource(file.path, raw);
  if (!raw || !error) return [];
  const message = `This file can't be read, so it can only be fixed in the file itself, in line ${error.line}: ${formatDiagnosticMessage(error)}`;
  return [{ file: toProjectPath(file.path), fieldPath: "", message }];
}

/**
 * Returns an error if a new entry has no name, or the name of an existing file. Decap
 * derives the file name from the entry's name.
 */
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
 * Finds fields that would change a published page's path. Other pages and visitors use
 * that path, and one save can't update the links of other pages.
 * @param before the stored file; `undefined` for a new file
 * @param files all files, for paths through references
 */
export function findPathChangeErrors(
  before: ContentFile | undefined,
  after: ContentFile,
  files: readonly ContentFile[],
): Diagnostic[] {
  if (!before || !isPublished(before, getCompanyDay())) return [];
  const { pathPatterns = {} } = contentTypeOf(after.path) ?? {};
  const findFrontMatter = createFrontMatterLookup(files);
  const newPaths = getPagePathsByField(after, findFrontMatter);
  return Object.entries(getPagePathsByField(before, findFrontMatter))
    .filter(([page, address]) => newPaths[page] !== address)
    .flatMap(([page, address]) => {
      const message = `Leave it as it was: it is part of the page's address, ${address}, to which links lead. Somebody with the files can change them all together.`;
      return listPathFields(pathPatterns[page] ?? "")
        .filter((name) => before.frontMatter[name] !== after.frontMatter[name])
        .map((fieldPath) => ({
          file: toProjectPath(after.path),
          fieldPath,
          message,
        }));
    });
}

/**
 * Replaces the message about a missing redirect with advice: a path can be redirected only
 * while no page has that path.
 */
export const explainMissingRedirect = (diagnostic: Diagnostic): Diagnostic =>
  diagnostic.file === toProjectPath(redirectSettingsFile) &&
  diagnostic.fieldPath === "redirects"
    ? {
        ...diagnostic,
        message:
          "Visitors know this address. Switch Draft on and save, add the address here with the page that replaces it, and then delete the page.",
      }
    : diagnostic;

/**
 * Replaces the message about a missing reference target with advice: the target may exist
 * unpublished.
 */
export const explainUnpublishedTarget = (error: Diagnostic): Diagnostic => ({
  ...error,
  message:
    "Nothing with this name is published. If it is a draft or scheduled, publish it first: this page is rejected as long as it isn't found.",
});
