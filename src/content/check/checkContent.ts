import { toProjectPath, hasDraftFlag, slugify } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import type { Diagnostic } from "../model/diagnostics";
import { contentTypes } from "../model/contentTypes";
import { validateContentFile } from "./validateContentFile";
import { lineAt } from "./findPatternErrors";
import { toCheckedFile } from "./rule";
import { createCascadeFilter } from "./createCascadeFilter";
import { findMissingFiles } from "./findMissingFiles";
import { brokenLinks } from "./rules/brokenLinks";
import { brokenReferences } from "./rules/brokenReferences";
import { implausibleDates } from "./rules/implausibleDates";
import { duplicates } from "./rules/duplicates";
import { forbiddenTexts } from "./rules/forbiddenTexts";
import { missingTokens } from "./rules/missingTokens";
import { discouragedPhrases } from "./rules/discouragedPhrases";
import { invalidPictures, unusedPictures } from "./rules/invalidPictures";
import { latePermitTasks, shortPermitLeadTimes } from "./rules/permitLeadTimes";
import { repeatedParagraphs } from "./rules/repeatedParagraphs";
import {
  removedPages,
  invalidRedirects,
  buildRedirects,
} from "./rules/invalidRedirects";
import type { Content } from "../read/content";
import type { CheckedFile, Rule, RuleContext } from "./rule";

/** Their errors stop a build and a save. Of two at one place, the first counts. */
const errorRules: readonly Rule[] = [
  duplicates,
  invalidRedirects,
  brokenReferences,
  implausibleDates,
  invalidPictures,
  brokenLinks,
  forbiddenTexts,
  latePermitTasks,
];

export interface CheckResult {
  /** What stops a build and a save, sorted by file and line. */
  readonly errors: readonly Diagnostic[];
  /** The errors of drafts, and what could be better; sorted alike. */
  readonly warnings: readonly Diagnostic[];
  readonly redirects: Readonly<Record<string, string>>;
}

function withLine(
  diagnostic: Diagnostic,
  file: ContentFile | undefined,
): Diagnostic {
  const { fieldPath, line } = diagnostic;
  if (!file?.lineNumbers || line) return diagnostic;
  return {
    ...diagnostic,
    line: fieldPath ? lineAt({ file, fieldPath, value: "" }) : 1,
  };
}

/** One mistake is one error: of those in the same value, the first. */
function dedupeByValue(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const key = ({ file, line, fieldPath, value }: Diagnostic) =>
    JSON.stringify([file, line, fieldPath, value]);
  const firstByKey = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics)
    if (!firstByKey.has(key(diagnostic)))
      firstByKey.set(key(diagnostic), diagnostic);
  return Array.from(firstByKey.values());
}

const compareLocations = (a: Diagnostic, b: Diagnostic) =>
  a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;

/**
 * Checks all content: each file alone, then the files against each other. The
 * build and `npm run check:content` call it by `checkProjectContent`, and the editor
 * with what it has loaded and the open form as one of the files.
 * @param today the company's day, `YYYY-MM-DD`
 */
export function checkContent(content: Content, today: string): CheckResult {
  const { files, readErrors = [] } = content;
  const results = files.map((file) => validateContentFile(file));
  const fileErrors = results.flatMap(({ errors = [] }) => errors);
  // Files in the wrong place or with a wrong name are no part of the site.
  const misplaced = new Set(
    fileErrors.filter(({ fieldPath }) => !fieldPath).map(({ file }) => file),
  );
  const checkedFiles = files
    .flatMap(
      (file, index) => toCheckedFile(file, today, results[index]?.entry) ?? [],
    )
    .filter(({ file }) => !misplaced.has(file))
    .sort(
      (a, b) =>
        contentTypes.indexOf(a.contentType) -
        contentTypes.indexOf(b.contentType),
    );
  const { releasedPaths = [] } = content;
  /** Of two files that clash, the later one has the error: a copy, not its model. */
  const clashPriority = ({ paths, unpublished, slug, data }: CheckedFile) => {
    const isReleased = Object.values(paths).some((path) =>
      releasedPaths.includes(path),
    );
    // A copy has the name of another file.
    const isCopy = typeof data.name === "string" && slugify(data.name) !== slug;
    return (unpublished?.draft ? 4 : isReleased ? 0 : 2) + Number(isCopy);
  };
  const context: RuleContext = {
    pictures: content.pictures,
    releasedPaths,
    origin: content.origin,
    files: [...checkedFiles].sort(
      (a, b) => clashPriority(a) - clashPriority(b),
    ),
    today,
  };

  const siteErrors = errorRules.flatMap((rule) => rule(context));
  const filesByPath = new Map(
    files.map((file) => [toProjectPath(file.path), file]),
  );
  const missingFileErrors = findMissingFiles([
    ...filesByPath.keys(),
    ...readErrors.map(({ file }) => file),
  ]);
  const isCascade = createCascadeFilter([
    ...readErrors,
    ...missingFileErrors,
    ...fileErrors,
    ...siteErrors,
  ]);
  const locate = (error: Diagnostic) =>
    withLine(error, filesByPath.get(error.file));
  const diagnostics = dedupeByValue(
    [...fileErrors, ...siteErrors.filter((error) => !isCascade(error))].map(
      locate,
    ),
  );
  const isInDraft = ({ file }: Diagnostic) => {
    const contentFile = filesByPath.get(file);
    return contentFile !== undefined && hasDraftFlag(contentFile);
  };
  const errors = [
    ...readErrors,
    ...missingFileErrors,
    ...diagnostics.filter((error) => !isInDraft(error)),
  ];
  const warnings = diagnostics.filter(isInDraft);
  // What a file with an error shows or links to is missing here, but not lost.
  const removedPageErrors = errors.length
    ? []
    : removedPages(context).map(locate);
  const unusedPictureWarnings =
    errors.length || warnings.length ? [] : unusedPictures(context).map(locate);
  const improvements = dedupeByValue(
    [
      discouragedPhrases,
      shortPermitLeadTimes,
      repeatedParagraphs,
      missingTokens,
    ]
      .flatMap((rule) => rule(context))
      .map(locate),
  );
  return {
    errors: [...errors, ...removedPageErrors].sort(compareLocations),
    warnings: [...warnings, ...improvements, ...unusedPictureWarnings].sort(
      compareLocations,
    ),
    redirects: buildRedirects(checkedFiles, context.releasedPaths),
  };
}
