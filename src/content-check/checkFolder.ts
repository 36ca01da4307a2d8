import fs from "node:fs";
import path from "node:path";
import { checkContent } from "../content-model/checkContent";
import type { Checked } from "../content-model/checkContent";
import type { Fault } from "../content-model/faults";
import type { Entry } from "../content-model/parseContentFile";
import { pendingOf } from "../content-model/pendingOf";
import { redirectFaults } from "../content-model/redirectFaults";
import { companyDay } from "../site/companyDay";
import { redirects } from "../site/redirects";
import { misplacedCities } from "./misplacedCities";
import { readContent } from "./readContent";

const releasedFile = "src/site/releasedPaths.json";

/** Addresses that visitors know; none in a folder that holds content alone. */
async function releasedPaths(project: string): Promise<string[]> {
  const file = path.join(project, releasedFile);
  if (!fs.existsSync(file)) return [];
  return JSON.parse(await fs.promises.readFile(file, "utf8")) as string[];
}

/** Faults of former addresses: there are redirects only where pages were. */
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

/** File by file, from top to bottom. */
const inPlace = (faults: readonly Fault[]): Fault[] =>
  [...faults].sort((a, b) =>
    a.file === b.file
      ? (a.line ?? 0) - (b.line ?? 0)
      : a.file < b.file
        ? -1
        : 1,
  );

/**
 * Checks the content of a project: the command and the build both ask here.
 * @param project its folder, in which `content/` is
 * @throws when there is no content folder
 */
export async function checkFolder(project: string): Promise<Checked> {
  const content = await readContent(path.join(project, "content"));
  const { entries, faults, warnings } = checkContent(content, companyDay());
  const misplaced = misplacedCities(entries).map((fault) => {
    const file = content.files.find(({ path: name }) =>
      fault.file.endsWith(`/${name}`),
    );
    return { ...fault, line: file?.lines?.ofField(fault.field) };
  });
  // A page whose file has a fault is not lost.
  const lost = faults.length ? [] : await lostAddresses(project, entries);
  return {
    entries,
    faults: inPlace([...faults, ...misplaced, ...lost]),
    warnings: inPlace(warnings),
  };
}
