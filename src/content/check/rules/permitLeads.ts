import { city } from "../../model/kinds/city";
import type { CheckedFile, Rule } from "../site";

interface Lead {
  readonly days: number;
  readonly kind: string;
}

interface Parking {
  readonly lead?: Lead;
  readonly signHours?: number;
}

/** The calendar days of a lead, as long as no holiday is in it. */
const calendarDays = ({ days, kind }: Lead): number =>
  kind === "working" ? (days * 7) / 5 : days;

/** Calls a function with each city's parking and its lead, and joins the errors. */
const ofLeads = (
  files: readonly CheckedFile[],
  fixFor: (lead: Lead, parking: Parking) => string | false,
) =>
  files
    .filter(({ kind }) => kind === city)
    .flatMap(({ file, data }) => {
      const parking = (data.parking ?? {}) as Parking;
      const { lead } = parking;
      const fix = lead && fixFor(lead, parking);
      return fix
        ? [{ file, field: "parking.lead.days", value: lead.days, fix }]
        : [];
    });

/** Calendar days that five working days take. */
const minDays = 7;

/**
 * Finds permits that a family could ask for in time and still not have when the signs
 * have to stand.
 */
export const shortLeads: Rule = ({ files }) =>
  ofLeads(
    files,
    (lead, { signHours }) =>
      signHours !== undefined &&
      calendarDays(lead) - signHours / 24 < minDays &&
      "Write more days: these leave fewer than five working days between applying for the permit and putting up the signs.",
  );

/** For how many days in a row an office may be closed: the last day to ask is before them. */
const closedDays = 3;

/**
 * Finds permits that have to be asked for before the step of the timeline begins whose
 * task says so. Whoever begins with the first step can't be earlier.
 */
export const lateTasks: Rule = ({ files }) =>
  files.flatMap(({ file, values }) => {
    const valueAt = (path: string) =>
      values.find((value) => value.path === path)?.value;
    const task = values.find(
      ({ path, value }) => path.endsWith(".asksForPermit") && value === true,
    );
    const [timeline, steps, step] = task?.path.split(".") ?? [];
    if (!step || step === "0") return [];
    const weeks = Number(valueAt(`${timeline}.${steps}.${step}.weeksBefore`));
    return ofLeads(
      files,
      (lead) =>
        calendarDays(lead) + closedDays > weeks * 7 &&
        `Check the days. If they're right, move the task with asksForPermit in ${file} to an earlier step: its own begins only ${weeks} weeks before the move.`,
    );
  });
