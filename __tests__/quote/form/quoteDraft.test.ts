/** @jest-environment jsdom */
import { emptyFields } from "../../../src/quote/request/quoteRequest";
import {
  draftKey,
  isChanged,
  loadDraft,
  saveDraft,
} from "../../../src/quote/form/quoteDraft";
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
