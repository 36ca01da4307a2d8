/** @jest-environment jsdom */
import {
  draftKey,
  isChanged,
  loadDraft,
  prefill,
  saveDraft,
  syncWithPlan,
} from "../../../src/quote/form/draftStorage";
import { emptyFields } from "../../../src/quote/request/quoteRequest";
import { filledFields } from "../../support/quoteRequests";

beforeEach(() => {
  localStorage.clear();
});

test("a draft is restored as it was typed, and removed when the form is empty", () => {
  const draft = { fields: filledFields, taken: { moveSize: "studio" } };
  expect(saveDraft(draft)).toBe(true);
  expect(loadDraft()).toEqual(draft);
  expect(saveDraft({ fields: emptyFields, taken: {} })).toBe(false);
  expect(loadDraft()).toEqual({ fields: {}, taken: {} });
  expect(localStorage).toHaveLength(0);
});

test.each([
  "{",
  "null",
  "5",
  "[]",
  '{"name":5,"email":null,"admin":"yes","taken":7}',
])("a draft that contains %s is ignored", (stored) => {
  localStorage.setItem(draftKey, stored);
  expect(loadDraft()).toEqual({ fields: {}, taken: {} });
});

test("an emptied form leaves the draft that another tab has typed since", () => {
  saveDraft({ fields: filledFields, taken: {} });
  const other = JSON.stringify({ ...filledFields, name: "Ann" });
  localStorage.setItem(draftKey, other);
  saveDraft({ fields: emptyFields, taken: {} });
  expect(localStorage.getItem(draftKey)).toBe(other);
});

test("only another tab's change is read again, and none where storage is denied", () => {
  saveDraft({ fields: filledFields, taken: {} });
  expect(isChanged()).toBe(false);
  localStorage.removeItem(draftKey);
  expect(isChanged()).toBe(true);
  const denied = jest.spyOn(window, "localStorage", "get");
  denied.mockImplementation(() => {
    throw new DOMException("Denied", "SecurityError");
  });
  expect(isChanged()).toBe(false);
  denied.mockRestore();
});

test.each([
  ["?moveSize=2bedroom", { moveSize: "2bedroom" }],
  ["?moveSize=7bedroom", {}],
  ["?moveSize=__proto__", {}],
  ["?name=Ann&email=a@b.co&message=hello", {}],
])("the query %p fills in %p", (query, fields) => {
  expect(prefill(query)).toEqual(fields);
});

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
