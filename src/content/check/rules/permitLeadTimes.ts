import { city } from "../../model/contentTypes/city";
import type { CheckedFile, Rule } from "../rule";

interface LeadTime {
  readonly days: number;
  readonly kind: string;
}

interface Parking {
  readonly lead?: LeadTime;
  readonly signHours?: number;
}

/** The calendar days of a lead, as long as no holiday is in it. */
const calendarDays = ({ days, kind }: LeadTime): number =>
  kind === "working" ? (days * 7) / 5 : days;

/** Calls a function with each city's parking and its lead, and joins the errors. */
const checkLeadTimes = (
  files: readonly CheckedFile[],
  messageFor: (lead: LeadTime, parking: Parking) => string | false,
) =>
  files
    .filter(({ contentType }) => contentType === city)
    .flatMap(({ file, data }) => {
      const parking = (data.parking ?? {}) as Parking;
      const { lead } = parking;
      const message = lead && messageFor(lead, parking);
      return message
        ? [{ file, fieldPath: "parking.lead.days", value: lead.days, message }]
        : [];
    });

/** Calendar days that five working days take. */
const minCalendarDays = 7;

/**
 * Finds permits that a family could ask for in time and still not have when the signs
 * have to stand.
 */
export const shortPermitLeadTimes: Rule = ({ files }) =>
  checkLeadTimes(
    files,
    (lead, { signHours }) =>
      signHours !== undefined &&
      calendarDays(lead) - signHours / 24 < minCalendarDays &&
      "Write more days: these leave fewer than five working days between applying for the permit and putting up the signs.",
  );

/** For how many days in a row an office may be closed: the last day to ask is before them. */
const maxClosureDays = 3;

/**
 * Finds permits that have to be asked for before the step of the timeline begins whose
 * task says so. Whoever begins with the first step can't be earlier.
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
    return checkLeadTimes(
      files,
      (lead) =>
        calendarDays(lead) + maxClosureDays > weeks * 7 &&
        `Check the days. If they're right, move the task with asksForPermit in ${file} to an earlier step: its own begins only ${weeks} weeks before the move.`,
    );
  });
