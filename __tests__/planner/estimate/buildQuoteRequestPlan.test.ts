import { parsePlan } from "../../../src/planner/plan/parsePlan";
import { buildQuoteRequestPlan } from "../../../src/planner/estimate/buildQuoteRequestPlan";
import type { PlannerCatalog } from "../../../src/planner/estimate/describePlan";
import {
  formatShortVolume,
  formatVolume,
} from "../../../src/planner/estimate/volumes";
import type { Plan } from "../../../src/planner/plan/plan";
import { parseQuoteRequest } from "../../../src/quote/request/quoteRequest";
import { sentRequest } from "../../support/quoteRequests";
import { maxPlanLength } from "../../../src/quote/request/quoteOptions";

const content: PlannerCatalog = {
  rooms: [
    {
      name: "Living room",
      items: [
        {
          id: "sofa",
          name: "Sofa",
          cubicFeet: 50,
          low: 35,
          high: 60,
          typicalCounts: { studio: 1 },
        },
        { id: "piano", name: "Piano", cubicFeet: 60, ask: "Which floor?" },
      ],
    },
    { name: "Office", items: [{ id: "desk", name: "Desk", cubicFeet: 30 }] },
  ],
  homes: [
    {
      size: "studio",
      name: "Studio",
      cubicFeet: { low: 200, high: 400 },
      boxes: { low: 15, high: 35 },
    },
  ],
};

const sent = (plan: Plan, { rooms, homes } = content) =>
  buildQuoteRequestPlan(JSON.stringify(plan), { rooms, homes }, maxPlanLength);

test("a plan is plain text, line by line", () => {
  const plan = parsePlan({
    date: "2027-01-15",
    counts: { sofa: 2, piano: 1 },
    itemNotes: { piano: "second\nfloor" },
    customItems: [{ id: "a", name: "Loom", cubicFeet: 30, count: 1 }],
    from: { city: "Tacoma", distance: "90", notes: "a\nb" },
  });
  expect(sent(parsePlan({}))).toBeUndefined();
  // Matched by the inventory, because no home size is chosen.
  expect(sent(plan)?.size).toBe("studio");
  expect(sent(plan)?.text).toBe(
    [
      "Moving plan (a planning aid, not an estimate)",
      "Moving date: Fri, Jan 15, 2027",
      "Home: Studio",
      `Inventory: about ${formatVolume(190)} (160–210), 1,350 pounds, 4 items`,
      "Boxes to buy: 15–35",
      "Leaving: City: Tacoma; Feet from the door to the truck: 90; Anything else: a b",
      "Special items: 1 Piano (second floor)",
      "Living room: 2 Sofa",
      `Other items: 1 Loom (${formatShortVolume(30)})`,
    ].join("\n"),
  );
});

test("of a plan that is too long, lists are shortened, and the longest message with it is accepted", () => {
  const long = "w".repeat(200);
  const plan = parsePlan({
    date: "2027-01-15",
    counts: { sofa: 2, piano: 1 },
    itemNotes: { piano: long },
    customItems: Array.from({ length: 200 }, (_none, index) => ({
      id: `loom-${index}`,
      name: `Loom ${index} ${"x".repeat(50)}`,
      cubicFeet: 2.5,
      count: 2,
    })),
    from: { city: "Tacoma", stairs: long, notes: long },
    boxes: [{ id: "a", number: 1 }],
  });
  const { text, omittedItems } = sent(plan)!;
  expect(text.length).toBeLessThanOrEqual(maxPlanLength);
  expect(text.length).toBeGreaterThan(maxPlanLength - 100);
  expect(text).toContain(`Stairs and turns: ${long}`);
  expect(text).toContain(`1 Piano (${long})`);
  expect(text).toContain("1 box on the box list, 0 in the inventory");
  expect(omittedItems).toBeGreaterThan(50);
  expect(text.split("\n").at(-1)).toMatch(
    new RegExp(`; and ${2 * omittedItems} more, about [\\d,]+ cubic feet$`),
  );
  const message = `${"s".repeat(900)}\n${"m".repeat(10_000)}\n\n${text}`;
  expect(parseQuoteRequest({ ...sentRequest, message })).toHaveProperty(
    "request.message",
    message,
  );
});

test("each list is at least summed up", () => {
  const items = Array.from({ length: 60 }, (_none, index) => ({
    id: `item-${index}`,
    name: "Thing",
    cubicFeet: 1,
  }));
  const plan = parsePlan({
    counts: Object.fromEntries(items.map(({ id }) => [id, 3])),
    itemNotes: Object.fromEntries(items.map(({ id }) => [id, "w".repeat(200)])),
  });
  const rooms = items.map((item) => ({ name: item.id, items: [item] }));
  const { text, omittedItems } = sent(plan, { ...content, rooms })!;
  expect(omittedItems).toBe(text.match(/: 3 items, about/g)?.length);
  expect(text.length).toBeLessThanOrEqual(maxPlanLength);
  for (const { id } of items) expect(text).toContain(`\n${id}: 3 `);
  expect(text.split("\n").at(-1)).toBe(
    `item-59: 3 items, about ${formatVolume(3)}`,
  );
});
