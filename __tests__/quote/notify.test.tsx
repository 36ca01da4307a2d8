/** @jest-environment jsdom */
import userEvent from "@testing-library/user-event";
import { notify } from "../../src/quote/notify";
import { act, fireEvent, screen, waitFor } from "../support/render";

const sent = { title: "Quote Request Submitted", text: "Thank you!" };
const failed = { title: "Error", text: "Please try again." };

/** Shows a notice, alone: replacing one takes a moment. */
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

// The notices stay between tests, as they do between requests.
test("a success is announced politely", async () => {
  await show(sent, false);
  expect(screen.getByRole("status")).toHaveTextContent(
    "Quote Request SubmittedThank you!",
  );
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a failure is announced at once, in place of what was there", async () => {
  await show(failed, true);
  expect(screen.getByRole("alert")).toHaveTextContent("ErrorPlease try again.");
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.queryByText(sent.title)).toBeNull();
});

test("so is the next success", async () => {
  await show(sent, false);
  expect(screen.getByRole("status")).toHaveTextContent(sent.text);
  expect(screen.queryByText(failed.title)).toBeNull();
});

test("a notice stays for 5000 ms, which nobody is told of", () => {
  expect(timer()?.style.animationDuration).toBe("5000ms");
  expect(screen.queryByRole("progressbar")).toBeNull();
});

const notice = () => screen.getByRole("status");
/** The notice has come in. */
const enter = () => fireEvent.animationEnd(notice());
const isRunning = () => timer()?.style.animationPlayState === "running";

test("F8 moves the focus to the notice, no other key does", () => {
  fireEvent.keyDown(document, { key: "F7" });
  expect(document.body).toHaveFocus();
  fireEvent.keyDown(document, { key: "F8" });
  expect(notice()).toHaveFocus();
});

describe("a notice that has the focus", () => {
  test("waits from its first moment on", () => {
    enter();
    expect(isRunning()).toBe(false);
  });

  test("also when the pointer leaves it", () => {
    fireEvent.mouseOut(notice(), { relatedTarget: document.body });
    expect(isRunning()).toBe(false);
  });

  test("goes on when the focus leaves it", () => {
    act(() => notice().blur());
    expect(isRunning()).toBe(true);
  });
});

describe("closing a notice from the keyboard", () => {
  const field = document.createElement("input");
  const main = document.createElement("main");
  main.tabIndex = -1;

  /** Shows a new notice, and brings the focus from an element to it. */
  async function comeFrom(element: HTMLElement) {
    document.body.append(main, field);
    await show(sent, false);
    element.focus();
    fireEvent.keyDown(document, { key: "F8" });
    expect(notice()).toHaveFocus();
  }

  /** Closed notices go away when they are out of sight. */
  async function leave() {
    const [closed] = document.getElementsByClassName("Toastify__toast");
    fireEvent.animationEnd(closed!);
    await waitFor(() => expect(closed).not.toBeInTheDocument());
  }

  test("by its button brings the focus back", async () => {
    const user = userEvent.setup();
    await comeFrom(field);
    await user.tab();
    expect(screen.getByRole("button", { name: "close" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(field).toHaveFocus();
    await leave();
  });

  test("by Escape does too", async () => {
    const user = userEvent.setup();
    await comeFrom(field);
    await user.keyboard("{Escape}");
    expect(field).toHaveFocus();
    await leave();
  });

  test("keeps no other notice away that comes while it goes", async () => {
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

  test("leads to the page's content where one can't go back", async () => {
    const user = userEvent.setup();
    await comeFrom(field);
    field.disabled = true;
    await user.keyboard("{Escape}");
    expect(main).toHaveFocus();
    await leave();
  });
});
