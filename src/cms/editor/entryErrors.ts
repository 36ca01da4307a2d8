import { readContentText } from "../../content/read/readContentText";
import {
  addressesOfFile,
  contentPath,
  isPublished,
  kindOf,
} from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { adviceText } from "../../content/model/contentErrors";
import type { ContentError } from "../../content/model/contentErrors";
import { redirectSettings } from "../../content/model/kinds/redirects";
import { companyDay } from "../../site/dates";
import type { OpenEntry } from "./decapInternals";

/** Decap shows an empty form for a file that it can't read. */
export function unreadErrors({ file, raw }: OpenEntry): ContentError[] {
  const { error } = readContentText(file.path, raw);
  if (!raw || !error) return [];
  const fix = `This file can't be read, so it can only be fixed in the file itself, in line ${error.line}: ${adviceText(error)}`;
  return [{ file: contentPath(file.path), field: "", fix }];
}

/** A new file is named after its entry, even that of a draft. */
export function nameErrors(
  { file, isNew, isNamed }: OpenEntry,
  files: readonly ContentFile[],
): ContentError[] {
  const isTaken = files.some(({ path }) => path === file.path);
  if (!isNew || (isNamed && !isTaken)) return [];
  const place = contentPath(file.path);
  const field = "name" in (kindOf(file.path)?.fields ?? {}) ? "name" : "author";
  const fix = isNamed
    ? `Choose another name: ${place} has this one, and the page's address is made from it.`
    : "Write it first, with letters or digits: the file is named after it.";
  return [{ file: place, field, fix }];
}

/**
 * A published page stays at its address, because pages and visitors lead there: they
 * could only be changed all at once, in the files.
 * @param before the file as it is stored
 */
export function moveErrors(
  before: ContentFile | undefined,
  after: ContentFile,
): ContentError[] {
  if (!before || !isPublished(before, companyDay())) return [];
  const { paths = {} } = kindOf(after.path) ?? {};
  const now = addressesOfFile(after);
  return Object.entries(addressesOfFile(before))
    .filter(([page, address]) => now[page] !== address)
    .map(([page, address]) => {
      const [, field = ""] =
        /\{(?!slug\})(\w+)\}/.exec(paths[page] ?? "") ?? [];
      const fix = `Leave it as it was: it is part of the page's address, ${address}, to which links lead. Somebody with the files can change them all together.`;
      return { file: contentPath(after.path), field, fix };
    });
}

/** A page's address can be redirected only once it has no page. */
export const withRedirectHint = (error: ContentError): ContentError =>
  error.file === contentPath(redirectSettings) && error.field === "redirects"
    ? {
        ...error,
        fix: "Visitors know this address. Switch Draft on and save, add the address here with the page that replaces it, and delete the page then.",
      }
    : error;

/** What isn't on the live site may still wait to be published. */
export const withUnpublishedHint = (error: ContentError): ContentError => ({
  ...error,
  fix: "Nothing with this name is published. If it is a draft or scheduled, make sure that it comes first: what can't be found when this is published is rejected.",
});
