import { addDays } from "../dates/days";

export interface AllDayEvent {
  /** Unique in the calendar, and stable: importing the file again updates the event. */
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly title: string;
  readonly text: string;
}

const minuteMs = 60_000;

/** Folds a line to at most 75 bytes (RFC 5545): 18 characters have at most 72 bytes in UTF-8. */
const foldLine = (line: string) => line.replace(/.{18}(?=.)/gu, "$&\r\n ");

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

const toBasicFormat = (day: string) => day.replaceAll("-", "");

interface CalendarOptions {
  readonly name: string;
  readonly events: readonly AllDayEvent[];
  /** ID of the plan, which distinguishes the events of two moves. */
  readonly planId: string;
  /** Host of the site, which makes event IDs globally unique. */
  readonly host: string;
  /** Becomes the events' `SEQUENCE`: a later calendar updates an earlier one. */
  readonly now: Date;
}

/**
 * Builds an iCalendar file (RFC 5545) of all-day events, with a reminder at 9 AM the day
 * before: Outlook has no reminders after an all-day event has begun. Days are `DATE` values,
 * which have no time zone.
 */
export function buildCalendarFile(calendar: CalendarOptions): string {
  const { name, events, planId, host, now } = calendar;
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//moving-plan//EN`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(({ id, day, title, text }) => [
      "BEGIN:VEVENT",
      `UID:moving-${id}-${planId}@${host}`,
      `SEQUENCE:${Math.floor(now.getTime() / minuteMs)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${toBasicFormat(day)}`,
      `DTEND;VALUE=DATE:${toBasicFormat(addDays(day, 1))}`,
      "TRANSP:TRANSPARENT",
      `SUMMARY:${escapeText(title)}`,
      ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:-PT15H",
      `DESCRIPTION:${escapeText(title)}`,
      "END:VALARM",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}
