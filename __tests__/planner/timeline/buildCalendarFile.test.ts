/** @jest-environment jsdom */
import ICAL from "ical.js";
import { execFileSync } from "node:child_process";
import { buildCalendarFile } from "../../../src/planner/timeline/buildCalendarFile";
import { scheduleSteps } from "../../../src/planner/timeline/scheduleSteps";
import { buildTimelineEvents } from "../../../src/planner/timeline/buildTimelineEvents";

const step = (
  weeksBefore: number,
  tasks: Readonly<Record<string, string>>,
) => ({
  weeksBefore,
  when: `${weeksBefore} weeks before`,
  tasks: Object.entries(tasks).map(([id, html]) => ({
    ...{ id, text: { html }, urgency: id === "curb" ? 1 : null },
  })),
});

const steps = [
  step(8, {
    ask: "<p>Ask; compare, and <em>decide</em>. C:\\new</p>",
    long: `<p>Grüße an 🧶 ${"sehr lange ".repeat(20)}</p>`,
  }),
  step(4, { curb: "Reserve." }),
  step(0, { rest: "<p>Rest.</p>" }),
];

const lead = { days: 5, kind: "working" };
const parking = { office: "Public Works", phone: null, lead, signHours: 72 };

const defaults = {
  moveDate: "2027-01-15",
  today: "2026-11-18",
  done: [] as readonly string[],
  now: new Date("2026-11-18T10:00:00Z"),
  planId: "mia0",
};

type Overrides = Partial<typeof defaults>;

function file(overrides: Overrides = {}): string {
  const { moveDate, today, done, now, planId } = { ...defaults, ...overrides };
  const stepRanges = scheduleSteps(steps, moveDate, today);
  const cities = [{ name: "Gig Harbor", parking }];
  const plan = {
    steps,
    stepRanges,
    moveDate,
    today,
    done: new Set(done),
    cities,
  };
  const [name, host] = ["Timeline", "movers.example"];
  const events = buildTimelineEvents(plan);
  return buildCalendarFile({ name, events, planId, host, now });
}

/** Parses a calendar with another library. */
const parsed = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[] as never)
    .getAllSubcomponents("vevent")
    .map((component) => ({ component, event: new ICAL.Event(component) }));

const days = (overrides?: Overrides) =>
  parsed(file(overrides)).map(({ event }) => [
    event.uid.replace("-mia0@movers.example", ""),
    event.startDate.toString(),
  ]);

test("another library reads whole days: steps, permits, and the moving day, each with a reminder at nine on the day before", () => {
  expect(days()).toEqual([
    ["moving-week-8", "2026-11-20"],
    ["moving-week-4", "2026-12-18"],
    ["moving-week-0", "2027-01-08"],
    ["moving-permit-gig-harbor", "2027-01-08"],
    ["moving-signs-gig-harbor", "2027-01-11"],
    ["moving-day", "2027-01-15"],
  ]);
  for (const { event, component } of parsed(file())) {
    expect(event.startDate.isDate).toBe(true);
    expect(event.duration.toSeconds()).toBe(86_400);
    const trigger = component
      .getFirstSubcomponent("valarm")
      ?.getFirstProperty("trigger");
    expect(trigger?.getParameter("related") ?? "START").toBe("START");
    expect(String(trigger?.getFirstValue())).toBe("-PT15H");
  }
});

test("what is done is left out, and what has begun or is overdue is due today", () => {
  const late = { today: "2027-01-09", done: ["long"] };
  const [catchUp] = parsed(file(late));
  expect(catchUp?.event.startDate.toString()).toBe("2027-01-09");
  expect(catchUp?.event.description).toBe(
    "- Reserve.\n- Ask; compare, and decide. C:\\new",
  );
  const done = ["curb", "ask", "long"];
  expect(days({ today: "2027-01-09", done })).toEqual([
    ["moving-week-0", "2027-01-09"],
    ["moving-signs-gig-harbor", "2027-01-11"],
    ["moving-day", "2027-01-15"],
  ]);
  const [first] = parsed(file({ done: ["long"] }));
  expect(first?.event.description).toBe("- Ask; compare, and decide. C:\\new");
  expect(days({ done: ["ask", "long"] })[0]?.[0]).toBe("moving-week-4");
});

test("texts are escaped, and no line is longer than 75 bytes", () => {
  expect(file().replaceAll("\r\n ", "")).toContain(
    "- Ask\\; compare\\, and decide. C:\\\\new\\n",
  );
  const lengths = file()
    .split("\r\n")
    .map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
});

test("days are the same in every time zone", () => {
  const zones = ["Pacific/Honolulu", "Europe/Berlin", "Pacific/Auckland"];
  // A process can't change its time zone after the start.
  const script = `
    const { buildCalendarFile } = require("./src/planner/timeline/buildCalendarFile.ts");
    const day = { id: "day", day: "2027-03-14", title: "Move", text: "" };
    for (process.env.TZ of ${JSON.stringify(zones)})
      console.log(JSON.stringify(buildCalendarFile({ events: [day], name: "", planId: "", host: "", now: new Date(0) })));`;
  const args = ["--import", "tsx", "-e", script];
  const printed = execFileSync(process.execPath, args, { encoding: "utf8" });
  const files = printed.trim().split("\n");
  expect(files).toHaveLength(zones.length);
  for (const text of files)
    expect(
      parsed(JSON.parse(text) as string)[0]!.event.startDate.toString(),
    ).toBe("2027-03-14");
});

test("a new date keeps the ids and counts as a later version, another move has others", () => {
  const read = (overrides?: Overrides) =>
    parsed(file(overrides)).map(({ event }) => event);
  const ids = (overrides?: Overrides) =>
    read(overrides)
      .map(({ uid }) => uid)
      .sort();
  const later = {
    moveDate: "2027-02-28",
    now: new Date("2026-11-23T10:00:00Z"),
  };
  expect(ids(later)).toEqual(ids());
  expect(read(later)[0]!.sequence).toBeGreaterThan(read()[0]!.sequence);
  for (const id of ids({ planId: "may0" })) expect(ids()).not.toContain(id);
});
