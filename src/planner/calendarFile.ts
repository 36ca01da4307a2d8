import ical, { ICalAlarmType } from "ical-generator";

/** An event that takes a whole day. */
export interface DayEvent {
  /** Stays the same, so that a new import updates the event. */
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly title: string;
  readonly text: string;
}

/** Nine o'clock, in seconds after the beginning of the day. */
const morning = 9 * 3600;

const minuteMs = 60_000;

/**
 * A calendar (RFC 5545) with an event and a reminder for each day.
 * @param host of the site, which makes the events' ids unique
 * @param now when it is made; a later calendar updates an earlier one
 */
export function calendarFile(
  name: string,
  events: readonly DayEvent[],
  host: string,
  now: Date,
): string {
  const calendar = ical({
    name,
    prodId: { company: host, product: "moving-plan", language: "EN" },
  });
  for (const { id, day, title, text } of events)
    calendar.createEvent({
      id: `moving-${id}@${host}`,
      // Days without a time zone are those of this one.
      start: new Date(`${day}T00:00:00`),
      allDay: true,
      summary: title,
      description: text,
      stamp: now,
      sequence: Math.floor(now.getTime() / minuteMs),
      alarms: [{ type: ICalAlarmType.display, triggerAfter: morning }],
    });
  return calendar.toString();
}
