import { contentPath, kindOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import type { Fault } from "../../content/model/faults";
import type { ImmutableMap } from "./decapApi";
import { entryFile, newSlug } from "./entryFile";
import { picturesOf } from "./siteChecks";
import type { Faults, SiteChecks } from "./siteChecks";

export interface CheckedEntry extends Faults {
  readonly file: ContentFile;
}

/** Decap can't name the file of an entry without a name, not even of a draft. */
function unnamed(entry: ImmutableMap, { path }: ContentFile): Fault[] {
  if (!entry.get("newRecord") || newSlug(entry)) return [];
  const field = "name" in (kindOf(path)?.fields ?? {}) ? "name" : "author";
  return [
    {
      file: contentPath(path),
      field,
      remedy:
        "Write it first, with letters or digits: the file is named after it.",
    },
  ];
}

interface MediaFile {
  readonly path: string;
  readonly draft?: boolean;
}

/** Decap saves every picture that was uploaded in a form, also one that was only tried. */
function unusedUploads(entry: ImmutableMap, file: ContentFile): Fault[] {
  const { mediaFiles = [] } = entry.toJS() as { mediaFiles?: MediaFile[] };
  const used = Array.from(picturesOf(file), contentPath);
  return mediaFiles
    .filter(
      ({ path, draft }) => draft && !used.includes(path.replace(/^\//, "")),
    )
    .map(({ path }) => ({
      file: contentPath(file.path),
      field: "",
      remedy: `${path.slice(path.lastIndexOf("/") + 1)} was uploaded, but this page doesn't show it. Press “Choose different image”, select it and press “Delete selected”.`,
    }));
}

/** The open entry as a file, and what is wrong with it. */
export function checkEntry(
  checks: SiteChecks,
  entry: ImmutableMap,
): CheckedEntry {
  const file = entryFile(entry);
  const { faults, warnings } = checks.check(
    file,
    entry.get("newRecord") === true,
  );
  const own = [...unnamed(entry, file), ...unusedUploads(entry, file)];
  const isOther = ({ field }: Fault) =>
    own.every((fault) => !field || fault.field !== field);
  return {
    file,
    faults: [...own, ...faults.filter(isOther)],
    warnings: warnings.filter(isOther),
  };
}
