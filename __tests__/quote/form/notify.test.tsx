/** @jest-environment jsdom */
import userEvent from "@testing-library/user-event";
import { notify } from "../../../src/quote/form/notify";
import { act, fireEvent, screen, waitFor } from "../../support/render";

const sent = { title: "Quote Request Submitted", text: "Thank you!" };
const failed = { title: "Error", text: "Please try again." };

/** Shows a notice, and waits until it has replaced the previous one. */
async function show(...notice: Parameters<typeof notify>) {
  act(() => notify(...notice));
  await screen.findByText(notice[0].text);
  await waitFor(() =>
    expect(screen.getAllByRole("progressbar", { hidden: true })).toHaveLength(
      1,
    ),
  );
}

const timer = () => document.querySelector<HTMLElement>("[role=progressbar]");

// Notices persist between tests, as they do between requests.
test("a success is announced politely", async () => {
  await show(sent, false);
  expect(screen.getByRole("status")).toHaveTextContent(
    "Quote Request SubmittedThank you!",
  );
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a failure is announced at once, and replaces the previous notice", async () => {
  await show(failed, true);
  expect(screen.getByRole("alert")).toHaveTextContent("ErrorPlease try again.");
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.queryByText(sent.title)).toBeNull();
});

test("the next success replaces it", async () => {
  await show(sent, false);
  expect(screen.getByRole("status")).toHaveTextContent(sent.text);
  expect(screen.queryByText(failed.title)).toBeNull();
});

test("a notice is shown for 5000 ms, by an unannounced timer", () => {
  expect(timer()?.style.animationDuration).toBe("5000ms");
  expect(screen.queryByRole("progressbar")).toBeNull();
});

const notice = () => screen.getByRole("status");
/** Ends the animation with which the notice appears. */
const enter = () => fireEvent.animationEnd(notice());
const isRunning = () => timer()?.style.animationPlayState === "running";

test("only F8 moves the focus to the notice", () => {
  fireEvent.keyDown(document, { key: "F7" });
  expect(document.body).toHaveFocus();
  fireEvent.keyDown(document, { key: "F8" });
  expect(notice()).toHaveFocus();
});

describe("the timer of a focused notice", () => {
  test("is paused from the start", () => {
    enter();
    expect(isRunning()).toBe(false);
  });

  test("stays paused when the pointer leaves", () => {
    fireEvent.mouseOut(notice(), { relatedTarget: document.body });
    expect(isRunning()).toBe(false);
  });

  test("runs when the focus leaves", () => {
    act(() => notice().blur());
    expect(isRunning()).toBe(true);
  });
});

describe("closing a notice from the keyboard", () => {
  const field = document.createElement("input");
  const main = document.createElement("main");
  main.tabIndex = -1;

  /** Shows a new notice, and moves the focus from an element to it. */
  async function comeFrom(element: HTMLElement) {
    document.body.append(main, field);
    await show(sent, false);
    element.focus();
    fireEvent.keyDown(document, { key: "F8" });
    expect(notice()).toHaveFocus();
  }

  /** Ends the closing notice's animation, after which it is removed. */
  async function leave() {
    const [closed] = document.getElementsByClassName("Toastify__toast");
    fireEvent.animationEnd(closed!);
    await waitFor(() => expect(closed).not.toBeInTheDocument());
  }

  test("by its button restores the focus", async () => {
    const user = userEvent.setup();
    await comeFrom(field);
    await user.tab();
    expect(screen.getByRole("button", { name: "close" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(field).toHaveFocus();
    await leave();
  });

  test("by Escape restores the focus too", async () => {
    const user = userEvent.setup();
    await comeFrom(field);
    await user.keyboard("{Escape}");
    expect(field).toHaveFocus();
    await leave();
  });

  test("doesn't hold up a notice that comes meanwhile", async () => {
    const user = userEvent.setup();
    await comeFrom(field);
    await user.keyboard("{Escape}");
    act(() => notify(failed, true));
    await leave();
    expect(await screen.findByRole("alert")).toHaveTextContent(failed.text);
    await show(sent, false);
    fireEvent.keyDown(document, { key: "F8" });
    await user.keyboard("{Escape}");
    await leave();
  });

  test("moves the focus to the main content if it can't be restored", async () => {
    const user = userEvent.setup();
    await comeFrom(field);
    field.disabled = true;
    await user.keyboard("{Escape}");
    expect(main).toHaveFocus();
    await leave();
  });
});
