import { readContentText } from "../../content/read/readContentText";
import { contentPath, kindOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { adviceText } from "../../content/model/faults";
import type { Fault } from "../../content/model/faults";
import { redirectSettings } from "../../content/model/kinds/redirects";
import type { OpenEntry } from "./decapInsides";

/** Of a file that Decap can't read it shows an empty form. */
export function unreadFault({ file, raw }: OpenEntry): Fault | undefined {
  const { fault } = readContentText(file.path, raw);
  return raw && fault
    ? {
        ...{ file: contentPath(file.path), field: "" },
        remedy: `This file can't be read, so it can only be put right in the file itself, in line ${fault.line}: ${adviceText(fault, "file")}`,
      }
    : undefined;
}

/** A new file is named after its entry, even that of a draft. */
export function nameFaults(
  { file, isNew, isNamed }: OpenEntry,
  files: readonly ContentFile[],
): Fault[] {
  const isTaken = files.some(({ path }) => path === file.path);
  if (!isNew || (isNamed && !isTaken)) return [];
  const place = contentPath(file.path);
  const field = "name" in (kindOf(file.path)?.fields ?? {}) ? "name" : "author";
  const remedy = isNamed
    ? `Choose another name: ${place} has this one, and the page's address is made from it.`
    : "Write it first, with letters or digits: the file is named after it.";
  return [{ file: place, field, remedy }];
}

/**
 * Where changes wait, nobody can tell what the files that follow a page will be when
 * it is published.
 */
export const moveFaults = (
  { path }: ContentFile,
  following: readonly ContentFile[],
): Fault[] =>
  following.length
    ? [
        {
          ...{ file: contentPath(path), field: "" },
          remedy:
            "This would move the page to another address, and other pages or visitors know its old one. Change it on a machine with the project, by npm run cms: there the links follow, and the old address leads to the new one.",
        },
      ]
    : [];

/** A page's address can be redirected only once it has no page. */
export const withWayOut = (fault: Fault): Fault =>
  fault.file === contentPath(redirectSettings) && fault.field === "redirects"
    ? {
        ...fault,
        remedy:
          "Visitors know this address. Switch Draft on and save, add the address here with the page that replaces it, and delete the page then.",
      }
    : fault;
