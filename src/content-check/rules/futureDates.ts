import type { CheckedFile } from "../checkedFile";
import type { Fault } from "../../content-model/faults";
import { visitFields } from "../../content-model/visitFields";

/**
 * Finds future days in fields for past ones.
 * @param today `YYYY-MM-DD`
 */
export function futureDates(
  files: readonly CheckedFile[],
  today: string,
): Fault[] {
  return files.flatMap(({ file, kind, data }) => {
    const faults: Fault[] = [];
    visitFields(kind.fields, data, (field, value, path) => {
      if (field.type !== "date" || !field.past) return;
      if (typeof value !== "string" || value <= today) return;
      faults.push({
        file,
        field: path.join("."),
        value,
        remedy: `Write a day that is not in the future: today is ${today}.`,
      });
    });
    return faults;
  });
}
