import { expandWeekdayRange } from "../../../shared/dates";
import { companySettingsFile } from "../../model/contentTypes/company";
import type { Rule } from "../rule";

const daysPath = /^hours\.\d+\.days$/;

/** Finds opening hours for a day that an entry above has, too. */
export const overlappingHours: Rule = ({ files }) =>
  files
    .filter(({ contentFile }) => contentFile.path === companySettingsFile)
    .flatMap(({ file, values }) => {
      const days = values.filter(({ fieldPath }) => daysPath.test(fieldPath));
      const weekdaysOf = days.map(({ value }) =>
        expandWeekdayRange(String(value)),
      );
      return days.flatMap(({ fieldPath, value }, index) => {
        const earlier = weekdaysOf.slice(0, index).flat();
        const repeated = weekdaysOf[index]?.find((day) =>
          earlier.includes(day),
        );
        const message = `Write days that no entry above has: ${repeated} is in one of them.`;
        return repeated ? [{ file, fieldPath, value, message }] : [];
      });
    });
