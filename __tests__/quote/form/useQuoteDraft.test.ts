/** @jest-environment jsdom */
import {
  draftStorageKey,
  emptyDraft,
  syncDraftWithPlan,
  isDraftChangedInOtherTab,
  loadDraft,
  saveDraft,
} from "../../../src/quote/form/useQuoteDraft";
import type { QuoteDraft } from "../../../src/quote/form/useQuoteDraft";
import { emptyValues } from "../../../src/quote/request/quoteRequest";
import { validValues } from "../../support/quoteRequests";

const filledDraft: QuoteDraft = { values: validValues, byHand: ["moveSize"] };

beforeEach(() => {
  localStorage.clear();
});

test("a draft is restored as it was entered or emptied, and removed when it is blank", () => {
  for (const draft of [filledDraft, { ...filledDraft, values: emptyValues }]) {
    expect(saveDraft(draft)).toBe(true);
    expect(loadDraft({ moveSize: "studio" })).toEqual(draft);
  }
  expect(saveDraft(emptyDraft)).toBe(false);
  expect(loadDraft()).toEqual(emptyDraft);
  expect(localStorage).toHaveLength(0);
});

test.each([
  "{",
  "null",
  "5",
  "[]",
  '{"name":5,"email":null,"admin":"yes","byHand":7}',
])("a draft that contains %s is ignored", (stored) => {
  localStorage.setItem(draftStorageKey, stored);
  expect(loadDraft()).toEqual(emptyDraft);
});

test("an emptied form leaves the draft that another tab has typed since", () => {
  saveDraft(filledDraft);
  const other = JSON.stringify({ ...validValues, name: "Ann" });
  localStorage.setItem(draftStorageKey, other);
  saveDraft(emptyDraft);
  expect(localStorage.getItem(draftStorageKey)).toBe(other);
});

test("only another tab's change is read again, and none where storage is denied", () => {
  saveDraft(filledDraft);
  expect(isDraftChangedInOtherTab()).toBe(false);
  localStorage.removeItem(draftStorageKey);
  expect(isDraftChangedInOtherTab()).toBe(true);
  const denied = jest.spyOn(window, "localStorage", "get");
  denied.mockImplementation(() => {
    throw new DOMException("Denied", "SecurityError");
  });
  expect(isDraftChangedInOtherTab()).toBe(false);
  denied.mockRestore();
});

/** Values of a form that followed a plan of March, after the plan changed. */
test.each([
  ["another date and size", [], "2027-04-02", "3bedroom"],
  ["a move today", [], "2027-03-01", "studio"],
  ["a past date and no size", [], "2027-02-28", "", ""],
  [
    "what was changed by hand",
    ["moveSize"],
    "2027-04-02",
    "3bedroom",
    "2027-04-02",
    "studio",
  ],
])("%s: the form follows a plan", (...row) => {
  const [, byHand, date, size, moveFromDate = date, moveSize = size] = row;
  const march = { moveFromDate: "2027-03-10", moveSize: "studio" };
  const draft = { values: { ...validValues, ...march }, byHand };
  expect(syncDraftWithPlan(draft, { date, size }, "2027-03-01")).toEqual({
    values: { ...validValues, moveFromDate, moveSize },
    byHand,
  });
});
