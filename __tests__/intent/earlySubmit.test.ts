/** @jest-environment jsdom */
import {
  holdEarlySubmits,
  patience,
  takeEarlySubmit,
} from "../../src/intent/earlySubmit";

const submit = jest
  .spyOn(HTMLFormElement.prototype, "submit")
  .mockReturnValue(undefined);

let giveUp: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  submit.mockClear();
  giveUp = holdEarlySubmits();
});
afterEach(() => {
  giveUp();
  document.body.innerHTML = "";
});

function addForm(): HTMLFormElement {
  const form = document.createElement("form");
  document.body.append(form);
  return form;
}

/** Whether the browser sends a form when a visitor does. */
const send = (form: HTMLFormElement) =>
  form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

test("a form that is sent too early is not sent yet, but once it listens", () => {
  const form = addForm();
  expect(send(form)).toBe(false);
  expect(takeEarlySubmit(form)).toBe(true);
  jest.advanceTimersByTime(2 * patience);
  expect(submit).not.toHaveBeenCalled();
});

test("it is sent once, however often the visitor tries", () => {
  const form = addForm();
  expect([send(form), send(form)]).toEqual([false, false]);
  expect(takeEarlySubmit(form)).toBe(true);
  expect(takeEarlySubmit(form)).toBe(false);
});

test("a form that was not sent has nothing to take up", () => {
  expect(takeEarlySubmit(addForm())).toBe(false);
});

test("a form that listens is left alone", () => {
  const form = addForm();
  takeEarlySubmit(form);
  expect(send(form)).toBe(true);
});

test("a form that nobody takes up is sent by the browser after a while", () => {
  const form = addForm();
  send(form);
  jest.advanceTimersByTime(patience - 1);
  expect(submit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(submit.mock.contexts).toEqual([form]);
});

test("so it is at once when its scripts can't be had, and so are others", () => {
  const form = addForm();
  send(form);
  giveUp();
  expect(submit.mock.contexts).toEqual([form]);
  expect(send(addForm())).toBe(true);
});
