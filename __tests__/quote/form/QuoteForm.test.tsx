/** @jest-environment jsdom */
import { QuoteForm } from "../../../src/quote/form/QuoteForm";
import { pages } from "../../fixture/content";
import { act, fireEvent, render, screen } from "../../support/render";
import { known, planContent } from "../../support/knownPages";
import { filledFields } from "../../support/quoteRequests";
import { ownTexts, quoteTexts } from "../../support/quoteTexts";

jest.mock("../../../src/quote/form/notify", () => ({
  notify: jest.fn(),
  Notices: () => null,
}));
const { notify } = jest.requireMock<{ notify: jest.Mock }>(
  "../../../src/quote/form/notify",
);

const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const values = () =>
  Object.fromEntries(
    Object.keys(filledFields).map((name) => [name, control(name).value]),
  );
const button = () =>
  document.querySelector<HTMLButtonElement>("button[type=submit]")!;
const messages = () =>
  Array.from(
    document.querySelectorAll("p[id$='-error']"),
    (p) => p.textContent,
  );

const show = (texts = quoteTexts) =>
  render(
    <QuoteForm
      known={known}
      planContent={planContent}
      texts={texts}
      withoutScripts=""
    />,
  );
const fillIn = (fields = filledFields) => {
  for (const [name, value] of Object.entries(fields))
    fireEvent.change(control(name), { target: { value } });
};
const submit = () => act(() => Promise.resolve(fireEvent.click(button())));

/** The page that led to the form. */
const comeFrom = (path: string) =>
  Object.defineProperty(document, "referrer", {
    configurable: true,
    value: location.origin + path,
  });

/** Ends the request: the receiver accepts it, or can't be reached. */
let answer: (isAccepted: boolean) => Promise<void>;

beforeEach(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = jest.fn();
  notify.mockClear();
  localStorage.clear();
  comeFrom("/about");
  window.history.replaceState(null, "", "/contact");
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  global.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve, reject) => {
        answer = (isAccepted) =>
          act(() => {
            if (isAccepted) resolve({ ok: true } as Response);
            else reject(new Error("Failed to fetch"));
            return Promise.resolve();
          });
      }),
  );
});
afterEach(() => jest.restoreAllMocks());

test("the button, errors and notices are in the words of the content", async () => {
  show(ownTexts);
  await submit();
  expect(messages()).toContain("Tell us who you are");
  fillIn();
  await submit();
  expect(button()).toHaveTextContent("On its way");
  await answer(false);
  expect(button()).toHaveTextContent("Send <it>");
  expect(notify).toHaveBeenCalledWith(ownTexts.failure, true);
  expect(screen.getByText("Try it once more.")).toBeVisible();
});

test("the message is validated without the subject", async () => {
  comeFrom(pages.otherService);
  show();
  fillIn({ ...filledFields, message: "123456789" });
  await submit();
  expect(fetch).not.toHaveBeenCalled();
  expect(control("message")).toHaveAccessibleDescription(
    "Message must be at least 10 characters About: Packing Services",
  );
});

test("a success empties the form and its draft, and says what happens next", async () => {
  const { unmount } = show();
  fillIn();
  button().focus();
  await submit();
  expect(fetch).toHaveBeenCalledWith(
    "/api/quote",
    expect.objectContaining({ mode: "cors", credentials: "omit" }),
  );
  await answer(true);
  expect(notify).toHaveBeenCalledWith(quoteTexts.success, false);
  expect(new Set(Object.values(values()))).toEqual(new Set([""]));
  expect(button()).not.toBeVisible();
  expect(document.activeElement).toHaveTextContent(quoteTexts.success.text);
  fireEvent.click(screen.getByRole("button", { name: "Send another request" }));
  expect(button()).toBeVisible();
  expect(messages()).toEqual([]);
  unmount();
  show();
  expect(control("name")).toHaveValue("");
});

test("typed values can be cleared, and the draft with them", () => {
  const ask = jest.spyOn(window, "confirm").mockReturnValue(false);
  const { unmount } = show();
  fillIn();
  const clear = () =>
    fireEvent.click(screen.getByRole("button", { name: "Clear the form" }));
  clear();
  expect(values()).toEqual(filledFields);
  ask.mockReturnValue(true);
  clear();
  expect(control("name")).toHaveFocus();
  unmount();
  show();
  expect(control("name")).toHaveValue("");
  expect(localStorage).toHaveLength(0);
});
