/** @jest-environment jsdom */
import { PermitInstructions } from "../../../src/planner/access/PermitInstructions";
import { addDays } from "../../../src/planner/dates/days";
import { createIsoDayFormatter } from "../../../src/shared/dates";
import { render } from "../../support/render";

/** Parking rules with every field. */
const parking = {
  office: "Gig Harbor Public Works",
  phone: "253-555-0107",
  permit: "Curb Permit",
  url: "https://www.gigharborwa.gov/curb",
  lead: { days: 5, kind: "working", note: "on Main Street" },
  signHours: 72,
  note: "Bring a plan.",
} satisfies Queries.CityParkingFragment;

const show = (date: string, changed: Partial<Queries.CityParkingFragment>) => {
  const { container } = render(
    <PermitInstructions
      date={date}
      city={{ name: "Gig Harbor", parking: { ...parking, ...changed } }}
    />,
  );
  return Array.from(container.querySelectorAll("p"), (p) =>
    p.textContent.trim(),
  );
};

test("says whom to ask, by when, and when signs must stand", () => {
  expect(show("2099-05-14", {})).toEqual([
    "To reserve parking for the truck: Curb Permit, Gig Harbor Public Works, 253-555-0107",
    "At least 5 working days ahead, on Main Street. Apply by Thu, May 7, 2099.",
    "No-parking signs must be up 72 hours ahead. Put them up by Sun, May 10, 2099.",
    "Bring a plan.",
  ]);
});

test("says how long ahead without a date, when it is too late to ask in time, and nothing after the move", () => {
  const today = createIsoDayFormatter()();
  expect(show("", {}).slice(1, 3)).toEqual([
    "At least 5 working days ahead, on Main Street. Choose a moving date to see when to apply.",
    "No-parking signs must be up 72 hours ahead.",
  ]);
  expect(show(addDays(today, -2), {})).toEqual([]);
  expect(show(addDays(today, 2), {})[1]).toMatch(
    /The day to apply by was .*\. Call the office today\.$/,
  );
});

test("says to ask early where only the office is known", () => {
  const unknown = { permit: null, lead: null, signHours: null, note: null };
  expect(show("2099-05-14", { ...unknown, phone: null })).toEqual([
    "To reserve parking for the truck, ask the office what it needs and how far ahead: Gig Harbor Public Works",
    "Apply as soon as you have a date. The office can tell you how long it takes.",
  ]);
});
