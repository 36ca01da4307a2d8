/** @jest-environment jsdom */
import {
  holdEarlySubmits,
  leaveFormsToBrowser,
  scriptsTimeoutMs,
  takeEarlySubmit,
} from "../../src/hydration/earlySubmit";

const submit = jest
  .spyOn(HTMLFormElement.prototype, "submit")
  .mockReturnValue(undefined);

let form: HTMLFormElement;

beforeEach(() => {
  jest.useFakeTimers();
  submit.mockClear();
  document.body.innerHTML =
    '<form><button data-idle="Send" data-busy="Sending...">Send</button></form>';
  form = document.querySelector("form")!;
  holdEarlySubmits();
});
afterEach(leaveFormsToBrowser);

/** What the button says, and whether it can be used. */
function button() {
  const { textContent, disabled } = form.querySelector("button")!;
  return [textContent, disabled ? "disabled" : "enabled"];
}
const idle = ["Send", "enabled"];
const busy = ["Sending...", "disabled"];

/** Whether the browser sends the form when a visitor does. */
const send = () =>
  form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

test("a form that is sent too early waits, and is sent once it listens", () => {
  const heard = jest.fn();
  document.body.addEventListener("submit", heard, { once: true });
  expect([send(), send()]).toEqual([false, false]);
  expect(heard).not.toHaveBeenCalled();
  expect(button()).toEqual(busy);
  expect(takeEarlySubmit(form)).toBe(true);
  expect(takeEarlySubmit(form)).toBe(false);
  expect(button()).toEqual(idle);
  jest.advanceTimersByTime(2 * scriptsTimeoutMs);
  expect(submit).not.toHaveBeenCalled();
});

test("a form whose scripts don't come is sent by the browser after a while, once", () => {
  send();
  jest.advanceTimersByTime(scriptsTimeoutMs - 1);
  expect(submit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(takeEarlySubmit(form)).toBe(false);
  leaveFormsToBrowser();
  expect(submit.mock.contexts).toEqual([form]);
});

test("the button can be used again where the browser gets no answer", () => {
  send();
  leaveFormsToBrowser();
  jest.advanceTimersByTime(scriptsTimeoutMs - 1);
  expect(button()).toEqual(busy);
  jest.advanceTimersByTime(1);
  expect(button()).toEqual(idle);
});

test("the button can be used again by a visitor who comes back", () => {
  send();
  leaveFormsToBrowser();
  window.dispatchEvent(
    Object.assign(new Event("pageshow"), { persisted: true }),
  );
  expect(button()).toEqual(idle);
});

test("the button doesn't stay as a browser kept it over a reload", () => {
  form.querySelector("button")!.disabled = true;
  holdEarlySubmits();
  expect(button()).toEqual(idle);
});
