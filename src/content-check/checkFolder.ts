import path from "node:path";
import { checkContent } from "../content-model/checkContent";
import type { Checked } from "../content-model/checkContent";
import type { Fault } from "../content-model/faults";
import { companyDay } from "../site/companyDay";
import { misplacedCities } from "./misplacedCities";
import { readContent } from "./readContent";

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
  return {
    entries,
    faults: inPlace([...faults, ...misplaced]),
    warnings: inPlace(warnings),
  };
}
