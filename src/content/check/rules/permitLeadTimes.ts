import { city } from "../../model/contentTypes/city";
import type { RuleFile, Rule } from "../rule";

interface LeadTime {
  readonly days: number;
  readonly kind: string;
}

interface Parking {
  readonly lead?: LeadTime;
  readonly signHours?: number;
}

/** Converts a lead time to calendar days; ignores holidays. */
const calendarDays = ({ days, kind }: LeadTime): number =>
  kind === "working" ? (days * 7) / 5 : days;

/** Finds the cities whose permit has a lead time for which `messageFor` returns a message. */
const findInvalidLeadTimes = (
  files: readonly RuleFile[],
  messageFor: (leadTime: LeadTime, parking: Parking) => string | false,
) =>
  files
    .filter(({ contentType }) => contentType === city)
    .flatMap(({ file, data }) => {
      const parking = (data.parking ?? {}) as Parking;
      const { lead: leadTime } = parking;
      const message = leadTime && messageFor(leadTime, parking);
      return message
        ? [
            {
              file,
              fieldPath: "parking.lead.days",
              value: leadTime.days,
              message,
            },
          ]
        : [];
    });

/** Minimum time between the application and the signs: five working days, in calendar days. */
const minCalendarDays = 7;

/**
 * Finds lead times that leave fewer than five working days between the last day to apply
 * for the permit and the time when the no-parking signs must be up.
 */
export const shortPermitLeadTimes: Rule = ({ files }) =>
  findInvalidLeadTimes(
    files,
    (leadTime, { signHours }) =>
      signHours !== undefined &&
      calendarDays(leadTime) - signHours / 24 < minCalendarDays &&
      "Write more days: these leave fewer than five working days between applying for the permit and putting up the signs.",
  );

/**
 * Longest time in days for which a permit office is closed: a long weekend. The last day to
 * apply may be the day before it closes.
 */
const maxClosureDays = 3;

/**
 * Finds lead times that begin before the timeline's reminder of the permit, the step with
 * the task `asksForPermit`. The first step is exempt, because no step is earlier.
 */
export const latePermitTasks: Rule = ({ files }) =>
  files.flatMap(({ file, values }) => {
    const valueAt = (path: string) =>
      values.find((value) => value.fieldPath === path)?.value;
    const task = values.find(
      ({ fieldPath, value }) =>
        fieldPath.endsWith(".asksForPermit") && value === true,
    );
    const [timeline, steps, step] = task?.fieldPath.split(".") ?? [];
    if (!step || step === "0") return [];
    const weeks = Number(valueAt(`${timeline}.${steps}.${step}.weeksBefore`));
    return findInvalidLeadTimes(
      files,
      (leadTime) =>
        calendarDays(leadTime) + maxClosureDays > weeks * 7 &&
        `Check the days. If they're right, move the task with asksForPermit in ${file} to an earlier step: its own begins only ${weeks} weeks before the move.`,
    );
  });
