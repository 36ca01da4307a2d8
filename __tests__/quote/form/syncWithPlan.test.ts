import { syncWithPlan } from "../../../src/quote/form/syncWithPlan";
import { emptyFields } from "../../../src/quote/request/quoteRequest";

const today = "2027-03-01";
const march = { text: "…", date: "2027-03-10", size: "studio" };
const april = { text: "…", date: "2027-04-02", size: "3bedroom" };

const start = syncWithPlan({ fields: emptyFields, taken: {} }, march, today);

test("what was taken from the plan follows it, until it is changed by hand", () => {
  expect(start.fields).toMatchObject({
    moveFromDate: "2027-03-10",
    moveSize: "studio",
  });
  const { fields, taken } = syncWithPlan(start, april, today);
  expect(fields).toMatchObject({
    moveFromDate: "2027-04-02",
    moveSize: "3bedroom",
  });
  const byHand = { ...fields, moveSize: "other" };
  expect(syncWithPlan({ fields: byHand, taken }, march, today).fields).toEqual({
    ...byHand,
    moveFromDate: "2027-03-10",
  });
});

test("a move today is taken over", () => {
  const { fields } = syncWithPlan(start, { ...march, date: today }, today);
  expect(fields.moveFromDate).toBe(today);
});

test("what the plan doesn't know any more, or is past, is taken back", () => {
  const unknown = { text: "…", date: "2027-02-28", size: "" };
  expect(syncWithPlan(start, unknown, today).fields).toEqual(emptyFields);
});
