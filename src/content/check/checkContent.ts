import { contentPath, isDraft, tidySlug } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import type { ContentError } from "../model/contentErrors";
import { kinds } from "../model/kinds";
import { parseContentFile } from "./parseContentFile";
import { lineAt } from "./contentTexts";
import { checkedFile } from "./site";
import { followsFrom } from "./followingErrors";
import { missingFiles } from "./missingFiles";
import { brokenLinks } from "./rules/brokenLinks";
import { brokenReferences } from "./rules/brokenReferences";
import { wrongDates } from "./rules/wrongDates";
import { duplicates } from "./rules/duplicates";
import { forbiddenTexts } from "./rules/forbiddenTexts";
import { missingTokens } from "./rules/missingTokens";
import { phrases } from "./rules/phrases";
import { pictureErrors, unusedPictures } from "./rules/pictureErrors";
import { lateTasks, shortLeads } from "./rules/permitLeads";
import { repeatedParagraphs } from "./rules/repeatedParagraphs";
import {
  lostAddresses,
  redirectErrors,
  redirectsOf,
} from "./rules/redirectErrors";
import type { Content } from "../read/content";
import type { CheckedFile, Rule, Site } from "./site";

/** Their errors stop a build and a save. Of two at one place, the first counts. */
const rules: readonly Rule[] = [
  duplicates,
  redirectErrors,
  brokenReferences,
  wrongDates,
  pictureErrors,
  brokenLinks,
  forbiddenTexts,
  lateTasks,
];

export interface Checked {
  /** What stops a build and a save, sorted by file and line. */
  readonly errors: readonly ContentError[];
  /** The errors of drafts, and what could be better; sorted alike. */
  readonly warnings: readonly ContentError[];
  readonly redirects: Readonly<Record<string, string>>;
}

function located(
  error: ContentError,
  file: ContentFile | undefined,
): ContentError {
  const { field, line } = error;
  if (!file?.lines || line) return error;
  return { ...error, line: field ? lineAt({ file, field, text: "" }) : 1 };
}

/** One mistake is one error: of those in the same value, the first. */
function onePerValue(errors: readonly ContentError[]): ContentError[] {
  const key = ({ file, line, field, value }: ContentError) =>
    JSON.stringify([file, line, field, value]);
  const first = new Map<string, ContentError>();
  for (const error of errors)
    if (!first.has(key(error))) first.set(key(error), error);
  return Array.from(first.values());
}

const byPlace = (a: ContentError, b: ContentError) =>
  a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;

/**
 * Checks all content: each file alone, then the files against each other. The
 * build and `npm run check:content` call it by `checkFolder`, and the editor
 * with what it has loaded and the open form as one of the files.
 * @param today the company's day, `YYYY-MM-DD`
 */
export function checkContent(content: Content, today: string): Checked {
  const { files, unread = [] } = content;
  const parsed = files.map((file) => parseContentFile(file));
  const own = parsed.flatMap(({ errors = [] }) => errors);
  // Files in the wrong place or with a wrong name are no part of the site.
  const misplaced = new Set(
    own.filter(({ field }) => !field).map(({ file }) => file),
  );
  const checked = files
    .flatMap(
      (file, index) => checkedFile(file, today, parsed[index]?.entry) ?? [],
    )
    .filter(({ file }) => !misplaced.has(file))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  const { released = [] } = content;
  /** Of two files that clash, the later one has the error: a copy, not its model. */
  const rank = ({ paths, pending, slug, data }: CheckedFile) => {
    const isKnown = Object.values(paths).some((path) =>
      released.includes(path),
    );
    // A copy has the name of another file.
    const isCopy =
      typeof data.name === "string" && tidySlug(data.name) !== slug;
    return (pending?.draft ? 4 : isKnown ? 0 : 2) + Number(isCopy);
  };
  const site: Site = {
    pictures: content.pictures,
    released,
    origin: content.origin,
    files: [...checked].sort((a, b) => rank(a) - rank(b)),
    today,
  };

  const shared = rules.flatMap((rule) => rule(site));
  const byFile = new Map(files.map((file) => [contentPath(file.path), file]));
  const missing = missingFiles([
    ...byFile.keys(),
    ...unread.map(({ file }) => file),
  ]);
  const follows = followsFrom([...unread, ...missing, ...own, ...shared]);
  const place = (error: ContentError) => located(error, byFile.get(error.file));
  const all = onePerValue(
    [...own, ...shared.filter((error) => !follows(error))].map(place),
  );
  const isOfDraft = ({ file }: ContentError) => {
    const found = byFile.get(file);
    return found !== undefined && isDraft(found);
  };
  const errors = [
    ...unread,
    ...missing,
    ...all.filter((error) => !isOfDraft(error)),
  ];
  const warnings = all.filter(isOfDraft);
  // What a file with an error shows or links to is missing here, but not lost.
  const lost = errors.length ? [] : lostAddresses(site).map(place);
  const unused =
    errors.length || warnings.length ? [] : unusedPictures(site).map(place);
  const improvable = onePerValue(
    [phrases, shortLeads, repeatedParagraphs, missingTokens]
      .flatMap((rule) => rule(site))
      .map(place),
  );
  return {
    errors: [...errors, ...lost].sort(byPlace),
    warnings: [...warnings, ...improvable, ...unused].sort(byPlace),
    redirects: redirectsOf(checked, site.released),
  };
}
