import type { ContentFile } from "../../src/content/model/contentFile";
import { formatFaults } from "../../src/content/model/faults";
import type { Fault } from "../../src/content/model/faults";
import { parseContentFile } from "../../src/content/check/parseContentFile";
import type { Entry } from "../../src/content/check/parseContentFile";

/** @throws when the file has faults */
export function entryOf(file: ContentFile): Entry {
  const { entry, faults } = parseContentFile(file);
  if (!entry) throw new Error(formatFaults(faults));
  return entry;
}

export const faultsIn = (file: ContentFile): readonly Fault[] =>
  parseContentFile(file).faults ?? [];

/** @throws when the file has no fault, or more than one */
export function faultIn(file: ContentFile): Fault {
  const [fault, ...others] = faultsIn(file);
  if (!fault) throw new Error(`${file.path} has no fault`);
  if (others.length) throw new Error(formatFaults([fault, ...others]));
  return fault;
}
