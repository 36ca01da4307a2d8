import { contentPath, kindOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import type { Fault } from "../../content/model/faults";
import type { ImmutableMap } from "./decapApi";
import { entryFile, newSlug } from "./entryFile";
import type { SiteChecks } from "./siteChecks";
import { textOf } from "./tidy";

export interface CheckedEntry {
  readonly file: ContentFile;
  /** What prevents saving. */
  readonly faults: readonly Fault[];
  /** What only prevents publishing a draft. */
  readonly warnings: readonly Fault[];
}

/** Decap can't name the file of an entry without a name, not even of a draft. */
function unnamed(entry: ImmutableMap, file: ContentFile): Fault[] {
  if (!entry.get("newRecord") || newSlug(entry)) return [];
  const field = "name" in (kindOf(file.path)?.fields ?? {}) ? "name" : "author";
  return [
    {
      file: contentPath(file.path),
      field,
      remedy:
        "Write it first, with letters or digits: the file is named after it.",
    },
  ];
}

/** The open entry as a file. */
export const openFile = (entry: ImmutableMap): ContentFile =>
  entryFile(entry, textOf(entry.get("collection")));

/** The open entry as a file, and what is wrong with it. */
export function checkEntry(
  checks: SiteChecks,
  entry: ImmutableMap,
): CheckedEntry {
  const file = openFile(entry);
  const { faults, warnings } = checks.check(
    file,
    entry.get("newRecord") === true,
  );
  const missing = unnamed(entry, file);
  const isOther = ({ field }: Fault) =>
    missing.every((fault) => fault.field !== field);
  return {
    file,
    faults: [...missing, ...faults.filter(isOther)],
    warnings: warnings.filter(isOther),
  };
}
