import fs from "node:fs";
import path from "node:path";
import { checkContent } from "./checkContent";
import type { Checked, Content } from "./checkContent";
import { contentPath, isDraft } from "../content-model/contentFile";
import type { ContentFile } from "../content-model/contentFile";
import type { Fault } from "../content-model/faults";
import type { Entry } from "../content-model/parseContentFile";
import { pendingOf } from "../content-model/pendingOf";
import { redirectFaults } from "./rules/redirectFaults";
import { companyDay } from "../site/companyDay";
import { redirects } from "../site/redirects";
import { separateDrafts } from "./separateDrafts";
import { misplacedCities } from "./rules/misplacedCities";
import { readContent } from "./readContent";
import { adviceRules } from "./rules/advice";
import { claimFaults, claimsFile } from "./rules/claims";
import { ownContacts } from "./rules/ownContacts";

const releasedFile = "src/site/releasedPaths.json";

/** The released paths; none if the project has no such list. */
async function releasedPaths(project: string): Promise<string[]> {
  const file = path.join(project, releasedFile);
  if (!fs.existsSync(file)) return [];
  return JSON.parse(await fs.promises.readFile(file, "utf8")) as string[];
}

/** Faults of redirects, and released paths that have neither page nor redirect. */
async function lostAddresses(
  project: string,
  entries: readonly Entry[],
): Promise<Fault[]> {
  const released = await releasedPaths(project);
  if (!released.length) return [];
  const pages = entries
    .filter(({ kind, data }) => !pendingOf(kind, data, companyDay()))
    .flatMap(({ paths }) => Object.values(paths));
  return redirectFaults({ redirects, pages, released });
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
  return misplacedCities(entries).map((fault) => {
    const file = files.find(({ path }) => contentPath(path) === fault.file);
    return { ...fault, line: file?.lines?.ofField(fault.field) };
  });
}

/** Advice on the texts of files without faults. */
function advice(files: readonly ContentFile[], faults: readonly Fault[]) {
  const faulty = new Set(faults.map(({ file }) => file));
  const right = files.filter(({ path }) => !faulty.has(contentPath(path)));
  // If a draft and a page say the same, the draft gets the advice.
  const inOrder = [
    ...right.filter((file) => !isDraft(file)),
    ...right.filter(isDraft),
  ];
  return adviceRules.flatMap((rule) => rule(inOrder));
}

/**
 * Checks the content of a project, for the command and for the build.
 * @param project the folder that contains `content/`
 * @throws when there is no content folder
 */
export async function checkFolder(project: string): Promise<Checked> {
  const content = await readContent(path.join(project, "content"));
  const { files } = content;
  const { entries, faults, warnings } = checkContent(content, companyDay());
  const others = separateDrafts(files, [
    ...misplaced(content, entries),
    ...ownContacts(files),
  ]);
  // A page whose file has a fault is missing here, but not lost.
  const lost = faults.length ? [] : await lostAddresses(project, entries);
  const allFaults = [...faults, ...others.faults, ...lost];
  const allWarnings = [...warnings, ...others.warnings];
  return {
    entries,
    faults: inPlace(allFaults),
    warnings: inPlace([
      ...allWarnings,
      ...advice(files, [...allFaults, ...allWarnings]),
      ...(await agedClaims(project, files)),
    ]),
  };
}
