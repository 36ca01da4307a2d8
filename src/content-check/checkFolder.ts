import fs from "node:fs";
import path from "node:path";
import { checkContent } from "./checkContent";
import type { Checked, Content } from "./checkContent";
import { contentPath, isDraft } from "../content-model/contentFile";
import type { ContentFile } from "../content-model/contentFile";
import type { Fault } from "../content-model/faults";
import type { Entry } from "../content-model/parseContentFile";
import { countyBounds } from "../components/map/countyBounds";
import { companyDay } from "../site/companyDay";
import { siteUrl } from "../site/siteUrl";
import { separateDrafts } from "./separateDrafts";
import { misplacedCities } from "./rules/misplacedCities";
import { readContent } from "./readContent";
import { releasedPaths } from "./releasedPaths";
import { adviceRules } from "./rules/advice";
import { mapNames } from "./rules/mapNames";
import { claimFaults, claimsFile } from "./rules/claims";
import { ownContacts } from "./rules/ownContacts";

/** The site's own origin; `undefined` if the setting is wrong. */
function ownOrigin(): string | undefined {
  try {
    return siteUrl(process.env.SITE_URL);
  } catch {
    // The build reports it.
    return undefined;
  }
}

/** Claims to check again; none if the project has no list of claims. */
async function agedClaims(
  project: string,
  files: readonly ContentFile[],
): Promise<Fault[]> {
  const file = path.join(project, claimsFile);
  if (!fs.existsSync(file)) return [];
  const list = await fs.promises.readFile(file, "utf8");
  return claimFaults(files, list, companyDay());
}

/** Sorts faults by file and line. */
const inPlace = (faults: readonly Fault[]): Fault[] =>
  [...faults].sort((a, b) =>
    a.file === b.file
      ? (a.line ?? 0) - (b.line ?? 0)
      : a.file < b.file
        ? -1
        : 1,
  );

function misplaced({ files }: Content, entries: readonly Entry[]): Fault[] {
  return misplacedCities(entries, countyBounds).map((fault) => {
    const file = files.find(({ path }) => contentPath(path) === fault.file);
    return { ...fault, line: file?.lines?.ofField(fault.field) };
  });
}

/** Advice on the texts of files without faults. */
function advice(
  files: readonly ContentFile[],
  { faults, warnings }: Pick<Checked, "faults" | "warnings">,
) {
  const faulty = new Set([...faults, ...warnings].map(({ file }) => file));
  const right = files.filter(({ path }) => !faulty.has(contentPath(path)));
  // If a draft and a page say the same, the draft gets the advice.
  const inOrder = [
    ...right.filter((file) => !isDraft(file)),
    ...right.filter(isDraft),
  ];
  // Without the places that have faults, the map would look different.
  return adviceRules
    .filter((rule) => rule !== mapNames || !faults.length)
    .flatMap((rule) => rule(inOrder));
}

/** Checks content that was read, with the rules for its texts and places. */
export function checkAll(content: Content): Checked {
  const { files } = content;
  const checked = checkContent(content, companyDay());
  const { entries, redirects } = checked;
  const others = separateDrafts(files, [
    ...misplaced(content, entries),
    ...ownContacts(files),
  ]);
  const faults = [...checked.faults, ...others.faults];
  const warnings = [...checked.warnings, ...others.warnings];
  return {
    entries,
    redirects,
    faults: inPlace(faults),
    warnings: inPlace([...warnings, ...advice(files, { faults, warnings })]),
  };
}

/**
 * Checks the content of a project, for the command and for the build.
 * @param project the folder that contains `content/`
 * @throws when there is no content folder
 */
export async function checkFolder(
  project: string,
): Promise<Checked & Pick<Content, "files">> {
  const [content, released] = await Promise.all([
    readContent(path.join(project, "content")),
    releasedPaths(project),
  ]);
  const checked = checkAll({ ...content, released, origin: ownOrigin() });
  const aged = await agedClaims(project, content.files);
  return {
    ...checked,
    files: content.files,
    warnings: inPlace([...checked.warnings, ...aged]),
  };
}
