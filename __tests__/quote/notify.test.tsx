/** @jest-environment jsdom */
import { notify } from "../../src/quote/notify";
import { act, fireEvent, screen } from "../support/render";

const sent = { title: "Quote Request Submitted", text: "Thank you!" };
const failed = { title: "Error", text: "Please try again." };

/** Shows a notice; replacing one takes a moment. */
const show = (...notice: Parameters<typeof notify>) =>
  act(async () => {
    notify(...notice);
    await new Promise((resolve) => setTimeout(resolve, 250));
  });

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

test("a notice stays for 5000 ms", () => {
  expect(timer()?.style.animationDuration).toBe("5000ms");
});

test("F8 moves the focus to the notice, no other key does", () => {
  fireEvent.keyDown(document, { key: "F7" });
  expect(document.body).toHaveFocus();
  fireEvent.keyDown(document, { key: "F8" });
  expect(screen.getByRole("status")).toHaveFocus();
});
