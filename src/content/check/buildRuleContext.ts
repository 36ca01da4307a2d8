import { createFrontMatterLookup, slugify } from "../model/contentFile";
import { contentTypes } from "../model/contentTypes";
import type { Content } from "../read/content";
import { toRuleFile } from "./rule";
import type { RuleFile, RuleContext } from "./rule";
import type { ValidatedFile } from "./validateContentFile";

/** Sort keys of files. Of two files with the same unique value, the later file gets the error. */
const clashPriorities = { releasedPage: 0, other: 2, draft: 4 };

function clashPriority(
  { paths, unpublished, slug, data }: RuleFile,
  releasedPaths: readonly string[],
): number {
  const isReleased = Object.values(paths).some((path) =>
    releasedPaths.includes(path),
  );
  // Originals sort before copies: a copy's field `name` doesn't match its file name.
  const isCopy = typeof data.name === "string" && slugify(data.name) !== slug;
  let priority = clashPriorities.other;
  if (isReleased) priority = clashPriorities.releasedPage;
  if (unpublished?.draft) priority = clashPriorities.draft;
  return priority + Number(isCopy);
}

/** Whether a file is misplaced, misnamed or damaged, and so not part of the site. */
const isExcluded = ({ errors = [] }: ValidatedFile): boolean =>
  errors.some(({ fieldPath }) => !fieldPath);

const typeIndex = ({ contentType }: RuleFile): number =>
  contentTypes.indexOf(contentType);

/** @param today the day in the company's time zone, `YYYY-MM-DD` */
export function buildRuleContext(
  { pictures, origin, drawings = [], releasedPaths = [] }: Content,
  validatedFiles: readonly ValidatedFile[],
  today: string,
): RuleContext {
  const findFrontMatter = createFrontMatterLookup(
    validatedFiles.map(({ contentFile }) => contentFile),
  );
  const files = validatedFiles
    .filter((file) => !isExcluded(file))
    .flatMap(
      ({ contentFile, entry }) =>
        toRuleFile(contentFile, today, findFrontMatter, entry) ?? [],
    );
  files.sort(
    (a, b) =>
      clashPriority(a, releasedPaths) - clashPriority(b, releasedPaths) ||
      typeIndex(a) - typeIndex(b),
  );
  return { files, pictures, drawings, releasedPaths, origin, today };
}
