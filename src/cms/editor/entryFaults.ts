import { readContentText } from "../../content/read/readContentText";
import {
  addressesOfFile,
  contentPath,
  kindOf,
} from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { adviceText } from "../../content/model/faults";
import type { Fault } from "../../content/model/faults";
import { redirectSettings } from "../../content/model/kinds/redirects";
import type { OpenEntry } from "./decapInternals";

/** Of a file that Decap can't read it shows an empty form. */
export function unreadFault({ file, raw }: OpenEntry): Fault | undefined {
  const { fault } = readContentText(file.path, raw);
  return raw && fault
    ? {
        ...{ file: contentPath(file.path), field: "" },
        remedy: `This file can't be read, so it can only be fixed in the file itself, in line ${fault.line}: ${adviceText(fault)}`,
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
 * A page at another address than before, and the faults of what leads to the former
 * one: links, and what visitors know. They could only be changed all at once.
 * @param others the faults that the change causes elsewhere
 */
export function moveFault(
  before: ContentFile | undefined,
  after: ContentFile,
  others: readonly Fault[],
): { readonly move?: Fault; readonly others: readonly Fault[] } {
  const paths = addressesOfFile(after);
  const former = Object.entries(before ? addressesOfFile(before) : {})
    .filter(([name, path]) => paths[name] !== path)
    .map(([, path]) => path);
  const leads = ({ value }: Fault) =>
    former.includes(String(value).replace(/[?#].*/, ""));
  const leading = others.filter(leads);
  if (!leading.length) return { others };
  const places = Array.from(new Set(leading.map(({ file }) => file)));
  const field = Object.keys(after.frontMatter).find((name) =>
    Object.values(kindOf(after.path)?.paths ?? {}).some((path) =>
      path.includes(`{${name}}`),
    ),
  );
  const move: Fault = {
    ...{ file: contentPath(after.path), field: field ?? "" },
    remedy: `Leave it as it was: it is part of the page's address, ${former.join(" and ")}, which these pages link to: ${places.join(", ")}. Somebody with the files can change them all together.`,
  };
  return { move, others: others.filter((fault) => !leads(fault)) };
}

/** A page's address can be redirected only once it has no page. */
export const withRedirectHint = (fault: Fault): Fault =>
  fault.file === contentPath(redirectSettings) && fault.field === "redirects"
    ? {
        ...fault,
        remedy:
          "Visitors know this address. Switch Draft on and save, add the address here with the page that replaces it, and delete the page then.",
      }
    : fault;
