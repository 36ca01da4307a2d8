/** @jest-environment jsdom */
import { PermitNote } from "../../../src/planner/doors/PermitNote";
import { signsUpBy } from "../../../src/planner/doors/permitDays";
import { addDays } from "../../../src/planner/plan/days";
import { isoDay } from "../../../src/site/dates";
import { parking } from "../../support/parking";
import { render, screen } from "../../support/render";

const show = (date: string, changed: Partial<Queries.CityParkingFragment>) => {
  const { container } = render(
    <PermitNote
      date={date}
      city={{ name: "Gig Harbor", parking: { ...parking, ...changed } }}
    />,
  );
  return Array.from(container.querySelectorAll("p"), (p) =>
    p.textContent.trim(),
  );
};

/** A Thursday. */
const farDay = "2099-05-14";

test("says whom to ask, by when, and when signs must stand", () => {
  expect(show(farDay, {})).toEqual([
    "To reserve or block curb space: Curb Permit, Gig Harbor Public Works, 253-555-0107",
    "At least 5 working days ahead, on Main Street. Ask by Thu, May 7, 2099.",
    "No-parking signs must be up 72 hours ahead. Have them up by Sun, May 10, 2099.",
    "Bring a plan.",
  ]);
  expect(screen.getByRole("link", { name: /Curb Permit/ })).toHaveAttribute(
    "href",
    parking.url,
  );
  expect(screen.getByRole("link", { name: parking.phone })).toHaveAttribute(
    "href",
    "tel:+12535550107",
  );
});

test("says how long ahead as long as no date is chosen", () => {
  expect(show("", {}).slice(1, 3)).toEqual([
    "At least 5 working days ahead, on Main Street. Choose a moving date to see by when to ask.",
    "No-parking signs must be up 72 hours ahead.",
  ]);
});

test("says so if it is too late to ask in time, but not once the move is over", () => {
  const today = isoDay()();
  expect(show(addDays(today, 2), {})[1]).toMatch(
    /The day to ask by was .*\. Call the office today\.$/,
  );
  expect(show(addDays(today, -2), {}).slice(1, 3)).toEqual(
    show("", {}).slice(1, 3),
  );
});

test("says to ask early where only the office is known", () => {
  const unknown = { permit: null, lead: null, signHours: null, note: null };
  expect(show(farDay, { ...unknown, phone: null })).toEqual([
    "To reserve or block curb space, call first: Gig Harbor Public Works",
    "The city states no lead time, so ask early.",
  ]);
});

test.each([
  [72, "2026-03-10"],
  [24, "2026-03-12"],
  [30, "2026-03-11"],
])("signs that must stand %d hours ahead are up in time", (hours, day) => {
  expect(signsUpBy("2026-03-14", hours)).toBe(day);
});
