/** @jest-environment jsdom */
import { QuoteForm } from "../../../src/quote/form/QuoteForm";
import { company } from "../../fixture/content";
import { act, fireEvent, render, screen } from "../../support/render";
import { ownTexts, quoteTexts } from "../../support/quoteTexts";
import { known } from "../../support/knownPages";

jest.mock("../../../src/quote/form/notify", () => ({
  notify: jest.fn(),
  Notices: () => null,
}));
const { notify } = jest.requireMock<{ notify: jest.Mock }>(
  "../../../src/quote/form/notify",
);

const failure = {
  title: "Error",
  text: "There was an error submitting your request. Please try again.",
};
const success = {
  title: "Quote Request Submitted",
  text: "Thank you! Our team will contact you shortly to discuss your move.",
};

const filled = {
  name: "Ann Lee",
  email: "ann@example.com",
  phone: "253 555 0100",
  moveFromDate: "2027-03-01",
  moveSize: "2bedroom",
  referralSource: "referral",
  message: "Third floor, one piano",
};

const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const values = () =>
  Object.fromEntries(
    Object.keys(filled).map((name) => [name, control(name).value]),
  );
const button = () =>
  document.querySelector<HTMLButtonElement>("button[type=submit]")!;
const messages = () =>
  Array.from(
    document.querySelectorAll("p[id$='-error']"),
    (p) => p.textContent,
  );

const show = (texts = quoteTexts) =>
  render(<QuoteForm known={known} texts={texts} withoutScripts="" />);
const fillIn = () => {
  for (const [name, value] of Object.entries(filled))
    fireEvent.change(control(name), { target: { value } });
};
const submit = () => act(() => Promise.resolve(fireEvent.click(button())));

/** One function per request, with which a test responds to it. */
let answers: ((answer: Partial<Response> | Error) => Promise<void>)[];

beforeEach(() => {
  answers = [];
  notify.mockClear();
  localStorage.clear();
  window.history.replaceState(null, "", "/contact");
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  global.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve, reject) => {
        answers.push(async (answer) => {
          await act(() => {
            if (answer instanceof Error) reject(answer);
            else resolve(answer as Response);
            return Promise.resolve();
          });
        });
      }),
  );
});
afterEach(() => jest.restoreAllMocks());

describe("fields", () => {
  test("are in the specification's order, two of them side by side", () => {
    show();
    const rows = Array.from(document.querySelectorAll("form > div"), (row) =>
      Array.from(row.querySelectorAll("[name]"), (field) =>
        field.getAttribute("name"),
      ),
    );
    expect(rows).toEqual([
      ["name"],
      ["email"],
      ["phone"],
      ["moveFromDate", "moveSize"],
      ["referralSource"],
      ["message"],
    ]);
  });
});

test("the button, errors and notices are in the words of the content", async () => {
  show(ownTexts);
  await submit();
  expect(messages()).toContain("Tell us who you are");
  fillIn();
  await submit();
  expect(button()).toHaveTextContent("On its way");
  await answers[0]!(new Error("Failed to fetch"));
  expect(button()).toHaveTextContent("Send <it>");
  expect(notify).toHaveBeenCalledWith(ownTexts.failure, true);
  expect(screen.getByText("Try it once more.")).toBeVisible();
});

describe("validation", () => {
  test("shows every error in the specification's words and sends nothing", async () => {
    show();
    await submit();
    expect(messages()).toEqual([
      "Name must be at least 2 characters",
      "Invalid email address",
      "Phone number must be at least 10 digits",
      "Move from date is required",
      "Move size is required",
      "Please select how you heard about us",
      "Message must be at least 10 characters",
    ]);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("sending", () => {
  test("changes the button, and a second click sends nothing", async () => {
    show();
    fillIn();
    await submit();
    expect(button()).toHaveTextContent("Submitting...");
    expect(button()).toBeDisabled();
    await submit();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("successfully empties the form, and says what happens next in its place", async () => {
    show();
    fillIn();
    button().focus();
    await submit();
    await answers[0]!({ ok: true });
    expect(notify).toHaveBeenCalledWith(success, false);
    expect(new Set(Object.values(values()))).toEqual(new Set([""]));
    expect(button()).not.toBeVisible();
    const { activeElement } = document;
    expect(activeElement).toHaveTextContent(success.text);
    expect(activeElement).not.toHaveTextContent("moving plan");
    expect(screen.getByRole("link", { name: /Call/ })).toHaveAttribute(
      "href",
      company.tel,
    );
    fireEvent.click(
      screen.getByRole("button", { name: "Send another request" }),
    );
    expect(button()).toBeVisible();
    expect(button()).toBeEnabled();
    expect(messages()).toEqual([]);
    expect(screen.queryByText(success.text)).toBeNull();
    await submit();
    expect(control("name")).toHaveFocus();
  });

  test("successfully leaves the focus where the visitor has moved it", async () => {
    render(<a href="/about">About</a>);
    show();
    fillIn();
    await submit();
    screen.getByRole("link", { name: "About" }).focus();
    await answers[0]!({ ok: true });
    expect(screen.getByRole("link", { name: "About" })).toHaveFocus();
  });

  test.each([
    [
      "rejected",
      { ok: false, status: 500, text: () => Promise.resolve("boom") },
    ],
    ["unreachable", new TypeError("Failed to fetch")],
  ])(
    "while %s keeps the values, shows a notice and other ways to contact us",
    async (_why, answer) => {
      show();
      fillIn();
      await submit();
      await answers[0]!(answer);
      expect(notify).toHaveBeenCalledWith(failure, true);
      expect(values()).toEqual(filled);
      expect(button()).toBeEnabled();
      expect(screen.getByText(failure.text)).toBeVisible();
      expect(screen.getByRole("link", { name: /Call/ })).toHaveAttribute(
        "href",
        company.tel,
      );
      const mail = screen
        .getByRole("link", { name: /email/ })
        .getAttribute("href")!;
      expect(decodeURIComponent(mail)).toContain(filled.message);
      const logged = jest.mocked(console.error).mock.calls.flat().map(String);
      expect(logged.join()).toMatch(/boom|Failed to fetch/);
    },
  );
});

describe("typed values", () => {
  test("leave no draft after an accepted request", async () => {
    const { unmount } = show();
    fillIn();
    await submit();
    await answers[0]!({ ok: true });
    unmount();
    show();
    expect(control("name")).toHaveValue("");
  });

  test("can be cleared, and the draft with them", () => {
    const ask = jest.spyOn(window, "confirm").mockReturnValue(false);
    const { unmount } = show();
    expect(screen.queryByRole("button", { name: "Clear the form" })).toBeNull();
    fillIn();
    const clear = () =>
      fireEvent.click(screen.getByRole("button", { name: "Clear the form" }));
    clear();
    expect(values()).toEqual(filled);
    ask.mockReturnValue(true);
    clear();
    expect(control("message")).toHaveValue("");
    expect(control("name")).toHaveFocus();
    unmount();
    show();
    expect(control("name")).toHaveValue("");
    expect(localStorage).toHaveLength(0);
  });

  test("come from a draft rather than a link", () => {
    const { unmount } = show();
    fillIn();
    unmount();
    window.history.replaceState(null, "", "/contact?moveSize=studio");
    show();
    expect(control("moveSize")).toHaveValue("2bedroom");
  });
});
