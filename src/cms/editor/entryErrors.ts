import { readContentText } from "../../content/read/readContentText";
import {
  addressesOfFile,
  contentPath,
  kindOf,
} from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { adviceText } from "../../content/model/contentErrors";
import type { ContentError } from "../../content/model/contentErrors";
import { redirectSettings } from "../../content/model/kinds/redirects";
import type { OpenEntry } from "./decapInternals";

/** Decap shows an empty form for a file that it can't read. */
export function unreadError({
  file,
  raw,
}: OpenEntry): ContentError | undefined {
  const { error } = readContentText(file.path, raw);
  return raw && error
    ? {
        ...{ file: contentPath(file.path), field: "" },
        fix: `This file can't be read, so it can only be fixed in the file itself, in line ${error.line}: ${adviceText(error)}`,
      }
    : undefined;
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
 * A page at another address than before, and the errors of what leads to the former
 * one: links, and what visitors know. They could only be changed all at once.
 * @param others the errors that the change causes elsewhere
 */
export function moveError(
  before: ContentFile | undefined,
  after: ContentFile,
  others: readonly ContentError[],
): { readonly move?: ContentError; readonly others: readonly ContentError[] } {
  const paths = addressesOfFile(after);
  const former = Object.entries(before ? addressesOfFile(before) : {})
    .filter(([name, path]) => paths[name] !== path)
    .map(([, path]) => path);
  const leads = ({ value }: ContentError) =>
    former.includes(String(value).replace(/[?#].*/, ""));
  const leading = others.filter(leads);
  if (!leading.length) return { others };
  const places = Array.from(new Set(leading.map(({ file }) => file)));
  const field = Object.keys(after.frontMatter).find((name) =>
    Object.values(kindOf(after.path)?.paths ?? {}).some((path) =>
      path.includes(`{${name}}`),
    ),
  );
  const move: ContentError = {
    ...{ file: contentPath(after.path), field: field ?? "" },
    fix: `Leave it as it was: it is part of the page's address, ${former.join(" and ")}, which these pages link to: ${places.join(", ")}. Somebody with the files can change them all together.`,
  };
  return { move, others: others.filter((error) => !leads(error)) };
}

/** A page's address can be redirected only once it has no page. */
export const withRedirectHint = (error: ContentError): ContentError =>
  error.file === contentPath(redirectSettings) && error.field === "redirects"
    ? {
        ...error,
        fix: "Visitors know this address. Switch Draft on and save, add the address here with the page that replaces it, and delete the page then.",
      }
    : error;
