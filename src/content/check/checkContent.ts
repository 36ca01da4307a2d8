import { toProjectPath, hasDraftFlag } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import type { Diagnostic } from "../model/diagnostics";
import { validateContentFile } from "./validateContentFile";
import type { ValidatedFile } from "./validateContentFile";
import { buildRuleContext } from "./buildRuleContext";
import { getLineNumber } from "./findPatternErrors";
import { createCascadeTest } from "./createCascadeTest";
import { findMissingFiles } from "./findMissingFiles";
import { brokenLinks } from "./rules/brokenLinks";
import { brokenReferences } from "./rules/brokenReferences";
import { implausibleDates } from "./rules/implausibleDates";
import { duplicates } from "./rules/duplicates";
import { overlappingHours } from "./rules/overlappingHours";
import { forbiddenTexts } from "./rules/forbiddenTexts";
import { missingFieldTokens } from "./rules/missingFieldTokens";
import { discouragedPhrases } from "./rules/discouragedPhrases";
import { hiddenFigures } from "./rules/hiddenFigures";
import { invalidHomes } from "./rules/invalidHomes";
import { invalidPictures, unusedPictures } from "./rules/invalidPictures";
import { latePermitTasks, shortPermitLeadTimes } from "./rules/permitLeadTimes";
import { statedHours } from "./rules/statedHours";
import { statedVolumes } from "./rules/statedVolumes";
import { untypicalBoxes } from "./rules/untypicalBoxes";
import { untypicalVolumes } from "./rules/untypicalVolumes";
import { unusedDrawings } from "./rules/unusedDrawings";
import { unorderedSteps } from "./rules/unorderedSteps";
import { repeatedParagraphs } from "./rules/repeatedParagraphs";
import {
  removedPages,
  invalidRedirects,
  buildRedirects,
} from "./rules/invalidRedirects";
import type { Content } from "../read/content";
import type { Rule, RuleContext } from "./rule";

/** Rules whose errors fail builds and saves, in this order: only the first error of each value is kept. */
const errorRules: readonly Rule[] = [
  duplicates,
  invalidRedirects,
  brokenReferences,
  implausibleDates,
  invalidPictures,
  brokenLinks,
  forbiddenTexts,
  latePermitTasks,
  unorderedSteps,
  overlappingHours,
  invalidHomes,
  hiddenFigures,
];

/** Rules that only warn. */
const warningRules: readonly Rule[] = [
  discouragedPhrases,
  statedHours,
  statedVolumes,
  shortPermitLeadTimes,
  repeatedParagraphs,
  missingFieldTokens,
];

interface Diagnostics {
  /** Diagnostics that fail builds and saves, sorted by file and line. */
  readonly errors: readonly Diagnostic[];
  /** Errors of drafts, diagnostics of rules that only warn, and unused files, sorted by file and line. */
  readonly warnings: readonly Diagnostic[];
}

export interface CheckResult extends Diagnostics {
  readonly redirects: Readonly<Record<string, string>>;
}

const validateFiles = (files: readonly ContentFile[]): ValidatedFile[] =>
  files.map((contentFile) => ({
    contentFile,
    ...validateContentFile(contentFile),
  }));

const runRules = (rules: readonly Rule[], context: RuleContext): Diagnostic[] =>
  rules.flatMap((rule) => rule(context));

function suppressCascades(
  siteErrors: readonly Diagnostic[],
  fileErrors: readonly Diagnostic[],
): Diagnostic[] {
  const isCascade = createCascadeTest(fileErrors, siteErrors);
  return siteErrors.filter((error) => !isCascade(error));
}

/** Adds the line to each diagnostic that lacks one, if its file has line numbers. */
function locate(
  diagnostics: readonly Diagnostic[],
  files: readonly ContentFile[],
): Diagnostic[] {
  const filesByPath = new Map(
    files.map((file) => [toProjectPath(file.path), file]),
  );
  return diagnostics.map((diagnostic) => {
    const { fieldPath, line } = diagnostic;
    const file = filesByPath.get(diagnostic.file);
    if (!file?.lineNumbers || line) return diagnostic;
    const fieldLine = fieldPath
      ? getLineNumber({ file, fieldPath, value: "" })
      : 1;
    return { ...diagnostic, line: fieldLine };
  });
}

/** Keeps the first diagnostic of each value. */
function dedupe(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const firstByKey = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const { file, line, fieldPath, value } = diagnostic;
    const key = JSON.stringify([file, line, fieldPath, value]);
    if (!firstByKey.has(key)) firstByKey.set(key, diagnostic);
  }
  return Array.from(firstByKey.values());
}

/** Splits diagnostics into warnings, for drafts, and errors, for all other files. */
function splitDrafts(
  diagnostics: readonly Diagnostic[],
  files: readonly ContentFile[],
): Diagnostics {
  const drafts = new Set(
    files.filter(hasDraftFlag).map(({ path }) => toProjectPath(path)),
  );
  return {
    errors: diagnostics.filter(({ file }) => !drafts.has(file)),
    warnings: diagnostics.filter(({ file }) => drafts.has(file)),
  };
}

/** Rules whose errors are sought only without others: an invalid file hides its pages and items. */
const followUpRules: readonly Rule[] = [
  removedPages,
  untypicalVolumes,
  untypicalBoxes,
];

/**
 * Adds the warnings of rules, and the errors of `followUpRules`. Adds unused pictures and
 * drawings only without errors and warnings: an invalid file hides its pictures.
 */
function addFollowUpDiagnostics(
  { errors, warnings }: Diagnostics,
  context: RuleContext,
  files: readonly ContentFile[],
): Diagnostics {
  const hasErrors = errors.length > 0;
  const hasWarnings = warnings.length > 0;
  const followUps = hasErrors ? [] : runRules(followUpRules, context);
  const unused =
    hasErrors || hasWarnings
      ? []
      : runRules([unusedPictures, unusedDrawings], context);
  const ruleWarnings = runRules(warningRules, context);
  return {
    errors: [...errors, ...locate(followUps, files)],
    warnings: [...warnings, ...dedupe(locate(ruleWarnings, files)), ...unused],
  };
}

function compareLocations(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0);
}

/**
 * Checks all content: each file by itself, then the files against each other. The build
 * and `npm run check:content` call this function through `checkProjectContent`. The
 * editor passes the content that it has loaded, with the open form as one of the files.
 * @param today the day in the company's time zone, `YYYY-MM-DD`
 */
export function checkContent(content: Content, today: string): CheckResult {
  const { files, readErrors = [] } = content;
  const foundFiles = [
    ...files.map(({ path }) => toProjectPath(path)),
    ...readErrors.map(({ file }) => file),
  ];
  const unreadErrors = [...readErrors, ...findMissingFiles(foundFiles)];

  const validatedFiles = validateFiles(files);
  const fileErrors = validatedFiles.flatMap(({ errors = [] }) => errors);
  const context = buildRuleContext(content, validatedFiles, today);
  const siteErrors = suppressCascades(runRules(errorRules, context), [
    ...unreadErrors,
    ...fileErrors,
  ]);
  const diagnostics = dedupe(locate([...fileErrors, ...siteErrors], files));
  const { errors, warnings } = splitDrafts(diagnostics, files);
  const result = addFollowUpDiagnostics(
    { errors: [...unreadErrors, ...errors], warnings },
    context,
    files,
  );
  return {
    errors: [...result.errors].sort(compareLocations),
    warnings: [...result.warnings].sort(compareLocations),
    redirects: buildRedirects(context.files, context.releasedPaths),
  };
}
