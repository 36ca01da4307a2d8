import { parseContentSource } from "../../content/read/parseContentSource";
import {
  pagePathsOf,
  toProjectPath,
  isPublished,
  contentTypeOf,
} from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { withSuggestion } from "../../content/model/diagnostics";
import type { Diagnostic } from "../../content/model/diagnostics";
import { redirectSettingsFile } from "../../content/model/contentTypes/redirects";
import { getCompanyDay } from "../../shared/dates";
import type { OpenEntry } from "./decapInternals";

/** Decap shows an empty form for a file that it can't read. */
export function findReadErrors({ file, raw }: OpenEntry): Diagnostic[] {
  const { error } = parseContentSource(file.path, raw);
  if (!raw || !error) return [];
  const message = `This file can't be read, so it can only be fixed in the file itself, in line ${error.line}: ${withSuggestion(error)}`;
  return [{ file: toProjectPath(file.path), fieldPath: "", message }];
}

/** A new file is named after its entry, even that of a draft. */
export function findNameErrors(
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
 * A published page stays at its address, because pages and visitors lead there: they
 * could only be changed all at once, in the files.
 * @param before the file as it is stored
 */
export function findMoveErrors(
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

/** A page's address can be redirected only once it has no page. */
export const withRedirectHint = (error: Diagnostic): Diagnostic =>
  error.file === toProjectPath(redirectSettingsFile) &&
  error.fieldPath === "redirects"
    ? {
        ...error,
        message:
          "Visitors know this address. Switch Draft on and save, add the address here with the page that replaces it, and delete the page then.",
      }
    : error;

/** What isn't on the live site may still wait to be published. */
export const withUnpublishedHint = (error: Diagnostic): Diagnostic => ({
  ...error,
  message:
    "Nothing with this name is published. If it is a draft or scheduled, make sure that it comes first: what can't be found when this is published is rejected.",
});
