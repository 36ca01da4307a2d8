import { checkedFile } from "./checkedFile";
import type { CheckedFile } from "./checkedFile";
import { bodyField, contentPath } from "../content-model/contentFile";
import type { ContentFile } from "../content-model/contentFile";
import { followsFrom, isInAddress } from "./followingFaults";
import { missingFiles } from "./missingFiles";
import { brokenLinks, movedLinks } from "./rules/brokenLinks";
import { brokenReferences } from "./rules/brokenReferences";
import { duplicates } from "./rules/duplicates";
import type { Fault } from "../content-model/faults";
import { futureDates } from "./rules/futureDates";
import { kinds } from "../content-model/kinds";
import { parseContentFile } from "../content-model/parseContentFile";
import type { Entry } from "../content-model/parseContentFile";
import { pictureFaults, unusedPictures } from "./rules/pictureFaults";
import type { Pictures } from "./rules/pictureFaults";
import {
  lostAddresses,
  redirectFaults,
  redirectsOf,
} from "./rules/redirectFaults";
import { separateDrafts } from "./separateDrafts";
import type { SiteFacts } from "./siteFacts";

/** All content of the site. */
export interface Content extends SiteFacts {
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
  /** Target paths by former path. */
  readonly redirects: Readonly<Record<string, string>>;
  /** The faults of drafts, links to moved pages, and unused pictures. */
  readonly warnings: readonly Fault[];
}

const placeOf = ({ file, field }: Fault) => `${file} ${field}`;

/** Faults that involve several files. */
function sharedFaults(
  files: readonly CheckedFile[],
  { pictures, released = [] }: Content,
  today: string,
): Fault[] {
  const inOrder = kinds.flatMap((kind) =>
    files.filter((file) => file.kind === kind),
  );
  // If a draft and a page have the same value, the draft gets the fault.
  const published = inOrder.filter(({ pending }) => !pending?.draft);
  const drafts = inOrder.filter(({ pending }) => pending?.draft);
  const redirects = redirectFaults(files);
  const isRedirect = new Set(redirects.map(placeOf));
  return [
    ...duplicates([...published, ...drafts]),
    ...redirects,
    ...brokenReferences(files, Array.from(pictures.keys()), released).filter(
      (fault) => !isRedirect.has(placeOf(fault)),
    ),
    ...futureDates(files, today),
    ...pictureFaults([...published, ...drafts], pictures),
  ];
}

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
export function checkContent(content: Content, today: string): Checked {
  const {
    files,
    pictures,
    drawings = [],
    unread = [],
    released = [],
  } = content;
  const parsed = files.map((file) => parseContentFile(file));
  const entries = parsed.flatMap(({ entry }) => (entry ? [entry] : []));
  const own = parsed.flatMap(({ faults = [] }) => faults);
  // Files in the wrong place or with a wrong name are no part of the site.
  const misplaced = own.filter(({ field }) => !field);
  const isMisplaced = new Set(misplaced.map(({ file }) => file));
  const checked = files
    .flatMap(
      (file, index) => checkedFile(file, today, parsed[index]?.entry) ?? [],
    )
    .filter(({ file }) => !isMisplaced.has(file));
  const faulty = new Set(own.map(placeOf));
  // One mistake is one fault: an invalid value is not also compared.
  const shared = sharedFaults(checked, content, today).filter(
    (fault) => !faulty.has(placeOf(fault)),
  );
  const byPath = new Map(files.map((file) => [contentPath(file.path), file]));
  const follows = followsFrom([
    ...unread,
    ...misplaced,
    ...[...own, ...shared].filter(isInAddress(checked)),
  ]);
  const dangling = [...shared, ...brokenLinks(checked, content)].filter(
    (fault) => !follows(fault),
  );
  const place = (fault: Fault) => located(fault, byPath.get(fault.file));
  const all = separateDrafts(files, [...own, ...dangling].map(place));
  const present = [
    ...files.map(({ path }) => contentPath(path)),
    ...unread.map(({ file }) => file),
  ];
  const faults = [...unread, ...missingFiles(present), ...all.faults];
  return {
    entries,
    redirects: redirectsOf(checked, released),
    faults: [
      ...faults,
      // A page whose file has a fault is missing here, but not lost.
      ...(faults.length ? [] : lostAddresses(checked, released).map(place)),
    ],
    warnings: [
      ...all.warnings,
      ...(faults.length ? [] : movedLinks(checked).map(place)),
      // A file with a fault may be the one that shows a picture.
      ...(faults.length ||
      all.warnings.some(({ field }) => /(?:src|^image|^)$/.test(field))
        ? []
        : unusedPictures(checked, pictures, drawings)),
    ],
  };
}
