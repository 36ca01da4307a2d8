/** @jest-environment node */
import ICAL from "ical.js";
import { calendarFile } from "../../src/planner/calendarFile";
import { datedSteps } from "../../src/planner/datedSteps";
import { timelineEvents } from "../../src/planner/timelineEvents";

const task = (html: string) => ({ id: "task", text: { html } });

const steps = [
  {
    when: "8 weeks before",
    weeksBefore: 8,
    tasks: [
      task("<p>Ask; compare, and <em>decide</em>. C:\\new</p>"),
      task(`<p>Grüße an 🧶 ${"sehr lange ".repeat(20)}</p>`),
    ],
  },
  {
    when: "The week of the move",
    weeksBefore: 0,
    tasks: [task("<p>Rest.</p>")],
  },
];

const eventsFor = (moveDate: string) =>
  timelineEvents(steps, datedSteps(steps, moveDate, "2026-11-22"), moveDate);

const file = (
  moveDate = "2027-01-15",
  now = new Date("2026-11-22T10:00:00Z"),
) => calendarFile("Timeline", eventsFor(moveDate), "movers.example", now);

/** What another library reads of a calendar. */
const parsed = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[] as never)
    .getAllSubcomponents("vevent")
    .map((component) => ({ component, event: new ICAL.Event(component) }));

test("another library reads a day for each step, and the moving day", () => {
  expect(
    parsed(file()).map(({ event }) => [
      event.uid,
      event.summary,
      event.startDate.toString(),
      event.startDate.isDate,
      event.duration.toSeconds(),
    ]),
  ).toEqual([
    [
      "moving-week-8@movers.example",
      "Moving: 8 weeks before",
      "2026-11-20",
      true,
      86_400,
    ],
    [
      "moving-week-0@movers.example",
      "Moving: The week of the move",
      "2027-01-08",
      true,
      86_400,
    ],
    ["moving-day@movers.example", "Moving day", "2027-01-15", true, 86_400],
  ]);
});

test("tasks are in the description as they are written", () => {
  const [first] = parsed(file());
  expect(first?.event.description).toBe(
    `- Ask; compare, and decide. C:\\new\n- Grüße an 🧶 ${"sehr lange ".repeat(20).trim()}`,
  );
});

test("lines are folded to 75 bytes and end as RFC 5545 says", () => {
  const text = file();
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n"))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
});

test("each event reminds at nine on its day", () => {
  for (const { component } of parsed(file())) {
    const alarm = component.getFirstSubcomponent("valarm");
    expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
    const trigger = alarm?.getFirstPropertyValue("trigger") as ICAL.Duration;
    expect(trigger.toSeconds()).toBe(9 * 3600);
  }
});

test("a new date keeps the ids and counts as a later version", () => {
  const before = parsed(file());
  const after = parsed(file("2027-02-28", new Date("2026-11-23T10:00:00Z")));
  expect(after.map(({ event }) => event.uid)).toEqual(
    before.map(({ event }) => event.uid),
  );
  expect(after[0]?.event.startDate.toString()).toBe("2027-01-03");
  for (const [index, { event }] of after.entries())
    expect(event.sequence).toBeGreaterThan(before[index]!.event.sequence);
});

test.each(["2028-02-29", "2027-03-14", "2027-11-07", "9999-12-31"])(
  "a move on %s is on that day",
  (moveDate) => {
    expect(parsed(file(moveDate)).at(-1)?.event.startDate.toString()).toBe(
      moveDate,
    );
  },
);
