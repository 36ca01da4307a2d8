/** @jest-environment jsdom */
import {
  holdEarlySubmits,
  leaveFormsToBrowser,
  scriptsTimeoutMs,
  takeEarlySubmit,
} from "../../../src/build/hydration/earlySubmit";

const submit = jest
  .spyOn(HTMLFormElement.prototype, "submit")
  .mockReturnValue(undefined);

beforeEach(() => {
  jest.useFakeTimers();
  submit.mockClear();
  holdEarlySubmits();
});
afterEach(() => {
  leaveFormsToBrowser();
  document.body.innerHTML = "";
});

function addForm(): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML =
    '<button data-idle="Send" data-busy="Sending...">Send</button>';
  document.body.append(form);
  return form;
}

/** What the button of a form says, and whether it can be used. */
function buttonOf(form: HTMLFormElement) {
  const { textContent, disabled } = form.querySelector("button")!;
  return [textContent, disabled ? "disabled" : "enabled"];
}
const idle = ["Send", "enabled"];
const busy = ["Sending...", "disabled"];

/** Whether the browser sends a form when a visitor does. */
const send = (form: HTMLFormElement) =>
  form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

test("a form that is sent too early is not sent yet, but once it listens", () => {
  const form = addForm();
  expect(send(form)).toBe(false);
  expect(takeEarlySubmit(form)).toBe(true);
  jest.advanceTimersByTime(2 * scriptsTimeoutMs);
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
  jest.advanceTimersByTime(scriptsTimeoutMs - 1);
  expect(submit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(submit.mock.contexts).toEqual([form]);
});

test("not again, though its scripts come or the browser takes long", () => {
  const form = addForm();
  send(form);
  jest.advanceTimersByTime(scriptsTimeoutMs);
  expect(takeEarlySubmit(form)).toBe(false);
  leaveFormsToBrowser();
  expect(submit).toHaveBeenCalledTimes(1);
});

test("what listens for forms below the window hears nothing of it", () => {
  const heard = jest.fn();
  document.body.addEventListener("submit", heard, { once: true });
  send(addForm());
  expect(heard).not.toHaveBeenCalled();
});

test("so it is at once when its scripts can't be had, and so are others", () => {
  const form = addForm();
  send(form);
  leaveFormsToBrowser();
  expect(submit.mock.contexts).toEqual([form]);
  expect(send(addForm())).toBe(true);
});

describe("the button", () => {
  test("says from the first click on that the form is being sent", () => {
    const form = addForm();
    expect(buttonOf(form)).toEqual(idle);
    send(form);
    expect(buttonOf(form)).toEqual(busy);
    jest.advanceTimersByTime(scriptsTimeoutMs);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(buttonOf(form)).toEqual(busy);
  });

  test("is left to the form once it listens", () => {
    const form = addForm();
    send(form);
    takeEarlySubmit(form);
    expect(buttonOf(form)).toEqual(idle);
  });

  test("can be used again where the browser doesn't get on", () => {
    const form = addForm();
    send(form);
    leaveFormsToBrowser();
    jest.advanceTimersByTime(scriptsTimeoutMs - 1);
    expect(buttonOf(form)).toEqual(busy);
    jest.advanceTimersByTime(1);
    expect(buttonOf(form)).toEqual(idle);
  });

  test.each([
    ["comes back to the page as it was left", true, idle],
    ["opens it", false, busy],
  ])("knows a visitor who %s", (_what, persisted, expected) => {
    const form = addForm();
    send(form);
    leaveFormsToBrowser();
    const shown = Object.assign(new Event("pageshow"), { persisted });
    window.dispatchEvent(shown);
    expect(buttonOf(form)).toEqual(expected);
  });

  test("doesn't stay as a browser kept it over a reload", () => {
    const form = addForm();
    form.querySelector("button")!.disabled = true;
    holdEarlySubmits();
    expect(buttonOf(form)).toEqual(idle);
  });
});
