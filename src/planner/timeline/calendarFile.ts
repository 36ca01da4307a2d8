import { addDays } from "../plan/days";

export interface DayEvent {
  /** Stays the same, so that a new import updates the event. */
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly title: string;
  readonly text: string;
}

const minuteMs = 60_000;

/** The most bytes of a line. */
const lineBytes = 75;

const bytesOf = (text: string) => new Blob([text]).size;

/** Breaks a line that is too long, between characters. */
function folded(line: string): string {
  const lines = [""];
  for (const character of line) {
    const last = lines.at(-1) ?? "";
    if (bytesOf(last + character) > lineBytes) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join("\r\n");
}

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

const compact = (day: string) => day.replaceAll("-", "");

interface Calendar {
  readonly name: string;
  readonly events: readonly DayEvent[];
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
export function calendarFile(calendar: Calendar): string {
  const { name, events, planId, host, now } = calendar;
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//moving-plan//EN`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ id, day, title, text }) => [
      "BEGIN:VEVENT",
      `UID:moving-${id}-${planId}@${host}`,
      `SEQUENCE:${Math.floor(now.getTime() / minuteMs)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      "TRANSP:TRANSPARENT",
      `SUMMARY:${escaped(title)}`,
      ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:-PT15H",
      `DESCRIPTION:${escaped(title)}`,
      "END:VALARM",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
