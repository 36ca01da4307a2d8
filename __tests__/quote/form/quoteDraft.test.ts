/** @jest-environment jsdom */
import { emptyFields } from "../../../src/quote/request/quoteRequest";
import { loadDraft, saveDraft } from "../../../src/quote/form/quoteDraft";
import { filledFields } from "../../support/quoteRequests";

beforeEach(() => {
  localStorage.clear();
});

test("a draft is restored as it was typed, and removed when the form is empty", () => {
  saveDraft(filledFields);
  expect(loadDraft()).toEqual(filledFields);
  saveDraft(emptyFields);
  expect(loadDraft()).toEqual({});
  expect(localStorage).toHaveLength(0);
});

test.each(["{", "null", "5", "[]", '{"name":5,"email":null,"admin":"yes"}'])(
  "a draft that contains %s is ignored",
  (stored) => {
    saveDraft(filledFields);
    localStorage.setItem(localStorage.key(0)!, stored);
    expect(loadDraft()).toEqual({});
  },
);
