/** @jest-environment jsdom */
import { emptyFields } from "../../../src/quote/request/quoteRequest";
import {
  loadDraft,
  saveDraft,
  typedFields,
} from "../../../src/quote/form/quoteDraft";
import { filledFields } from "../../support/quoteRequests";

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe("a draft", () => {
  test("is restored as it was typed", () => {
    saveDraft(filledFields);
    expect(loadDraft()).toEqual(filledFields);
  });

  test("is removed when the form is empty", () => {
    saveDraft(filledFields);
    saveDraft(emptyFields);
    expect(loadDraft()).toEqual({});
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    "{",
    "null",
    "5",
    '"text"',
    "[]",
    '{"name":5,"email":null,"phone":{}}',
    '{"admin":"yes"}',
  ])("that contains %s is ignored", (stored) => {
    saveDraft(filledFields);
    localStorage.setItem(localStorage.key(0)!, stored);
    expect(loadDraft()).toEqual({});
  });

  test("is empty if storage is denied", () => {
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("Denied", "SecurityError");
    });
    saveDraft(filledFields);
    expect(loadDraft()).toEqual({});
  });
});

test("values typed before hydration are read from the form", () => {
  document.body.innerHTML = `<form>
    <input name="name" value="Ann">
    <input name="email" value="">
    <input name="admin" value="yes">
    <select name="moveSize"><option value="studio" selected>Studio</select>
    <textarea name="message">One piano</textarea>
  </form>`;
  expect(typedFields(document.querySelector("form")!)).toEqual({
    name: "Ann",
    moveSize: "studio",
    message: "One piano",
  });
});
