import { checkedFile } from "./checkedFile";
import type { CheckedFile } from "./checkedFile";
import {
  bodyField,
  contentPath,
  isDraft,
  slugOf,
} from "../content-model/contentFile";
import type { ContentFile } from "../content-model/contentFile";
import { brokenLinks } from "./rules/brokenLinks";
import { brokenReferences } from "./rules/brokenReferences";
import { duplicates } from "./rules/duplicates";
import type { Fault } from "../content-model/faults";
import { futureDates } from "./rules/futureDates";
import { kinds } from "../content-model/kinds";
import { parseContentFile } from "../content-model/parseContentFile";
import type { Entry } from "../content-model/parseContentFile";
import { pictureFaults, unusedPictures } from "./rules/pictureFaults";
import type { Pictures } from "./rules/pictureFaults";

/** All content of the site. */
export interface Content {
  readonly files: readonly ContentFile[];
  readonly pictures: Pictures;
  /** SVG files below `content/images`, the sources of pictures. */
  readonly drawings?: readonly string[];
  /** Faults of files that could not be read as content. */
  readonly unread?: readonly Fault[];
}

export interface Checked {
  /** The files without faults of their own. */
  readonly entries: readonly Entry[];
  readonly faults: readonly Fault[];
  /** The faults of drafts, and unused pictures. */
  readonly warnings: readonly Fault[];
}

function missingFiles(files: readonly string[]): Fault[] {
  const present = new Set(files);
  const needed = kinds.flatMap(({ file, folder, slugs }) =>
    file ? [file] : (slugs ?? []).map((slug) => `${String(folder)}/${slug}.md`),
  );
  return needed
    .map(contentPath)
    .filter((file) => !present.has(file))
    .map((file) => ({
      file,
      field: "",
      remedy: "Add this file: the site needs it.",
    }));
}

/** Faults that involve several files. */
function sharedFaults(
  files: readonly CheckedFile[],
  pictures: Pictures,
  today: string,
): Fault[] {
  const inOrder = kinds.flatMap((kind) =>
    files.filter((file) => file.kind === kind),
  );
  // If a draft and a page have the same value, the draft gets the fault.
  const published = inOrder.filter(({ pending }) => !pending?.draft);
  const drafts = inOrder.filter(({ pending }) => pending?.draft);
  return [
    ...duplicates([...published, ...drafts]),
    ...brokenReferences(files, Array.from(pictures.keys())),
    ...futureDates(files, today),
    ...pictureFaults([...published, ...drafts], pictures),
  ];
}

/** Whether a fault is in a value that is part of its file's path. */
const isInAddress =
  (files: readonly CheckedFile[]) =>
  ({ file, value }: Fault): boolean =>
    files.some(
      ({ file: own, paths }) =>
        own === file &&
        Object.values(paths).some((path) =>
          path.split("/").includes(String(value)),
        ),
    );

/** Whether a fault only follows from one of these faults in another file. */
const followsFrom =
  (faults: readonly Fault[]) =>
  ({ value }: Fault): boolean => {
    const slugs = faults.map(({ file }) => slugOf(file));
    const named = typeof value === "string" ? value.split(/[/?#]/) : [];
    return named.some((name) => slugs.includes(name));
  };

/** Adds the line number, if the file has them. */
function located(fault: Fault, file: ContentFile | undefined): Fault {
  const { field, line } = fault;
  if (!file?.lines || line) return fault;
  if (!field) return { ...fault, line: 1 };
  const { beforeBody, ofField } = file.lines;
  return {
    ...fault,
    line: field === bodyField ? beforeBody + 1 : ofField(field),
  };
}

/**
 * Checks all content: each file alone, then the files against each other.
 * @param today the company's day, `YYYY-MM-DD`
 */
export function checkContent(
  { files, pictures, drawings = [], unread = [] }: Content,
  today: string,
): Checked {
  const parsed = files.map((file) => parseContentFile(file));
  const entries = parsed.flatMap(({ entry }) => (entry ? [entry] : []));
  const checked = files.flatMap(
    (file, index) => checkedFile(file, today, parsed[index]?.entry) ?? [],
  );
  const own = parsed.flatMap(({ faults = [] }) => faults);
  const place = ({ file, field }: Fault) => `${file} ${field}`;
  const faulty = new Set(own.map(place));
  // One mistake is one fault: an invalid value is not also compared.
  const shared = sharedFaults(checked, pictures, today).filter(
    (fault) => !faulty.has(place(fault)),
  );
  const byPath = new Map(files.map((file) => [contentPath(file.path), file]));
  const follows = followsFrom([
    ...unread,
    ...[...own, ...shared].filter(isInAddress(checked)),
  ]);
  const dangling = [...shared, ...brokenLinks(checked)].filter(
    (fault) => !follows(fault),
  );
  const all = [...own, ...dangling].map((fault) =>
    located(fault, byPath.get(fault.file)),
  );
  const drafts = new Set(
    files.filter(isDraft).map(({ path }) => contentPath(path)),
  );
  return {
    entries,
    faults: [
      ...unread,
      ...missingFiles([
        ...files.map(({ path }) => contentPath(path)),
        ...unread.map(({ file }) => file),
      ]),
      ...all.filter(({ file }) => !drafts.has(file)),
    ],
    warnings: [
      ...all.filter(({ file }) => drafts.has(file)),
      ...unusedPictures(checked, pictures, drawings),
    ],
  };
}
