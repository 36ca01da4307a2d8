import { addDays } from "../dates/days";

export interface AllDayEvent {
  /** Stays the same, so that a new import updates the event. */
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly title: string;
  readonly text: string;
}

const minuteMs = 60_000;

/** Breaks a line into parts of at most 75 bytes: characters have up to four. */
const foldLine = (line: string) => line.replace(/.{18}(?=.)/gu, "$&\r\n ");

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

const toBasicFormat = (day: string) => day.replaceAll("-", "");

interface CalendarOptions {
  readonly name: string;
  readonly events: readonly AllDayEvent[];
  /** Id of the plan, so that another move's events are others. */
  readonly planId: string;
  /** Host of the site, which makes the events' ids unique. */
  readonly host: string;
  /** When it is made; a later calendar updates an earlier one. */
  readonly now: Date;
}

/**
 * A calendar (RFC 5545) with an event for each day, and a reminder at nine in the
 * morning before: Outlook has none after an all-day event has begun. Days have no
 * time zone, so they stay the same in all of them.
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
