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
const march = { moveFromDate: "2027-03-10", moveSize: "studio" };
const byHand = { ...march, moveSize: "other" };

/** What a form has that took March's plan over, once the plan is another. */
test.each([
  ["another date and size", march, "2027-04-02", "3bedroom"],
  ["a move today", march, today, "studio"],
  ["what was changed by hand", byHand, "2027-04-02", "other", "3bedroom"],
  ["a past date and no size", march, "", "", "", "2027-02-28"],
])("%s: the form follows what it took from a plan", (...row) => {
  const [, fields, moveFromDate, moveSize, size = moveSize, date] = row;
  const form = { fields: { ...emptyFields, ...fields }, taken: march };
  const plan = { date: date ?? moveFromDate, size };
  expect(syncWithPlan(form, plan, today).fields).toEqual({
    ...emptyFields,
    moveFromDate,
    moveSize,
  });
});
