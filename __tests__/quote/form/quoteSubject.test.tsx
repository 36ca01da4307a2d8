/** @jest-environment jsdom */
import { leavePage } from "../../../src/hooks/cameFrom";
import { QuoteForm } from "../../../src/quote/form/QuoteForm";
import { pages } from "../../fixture/content";
import { act, fireEvent, render, screen } from "../../support/render";
import { quoteTexts } from "../../support/quoteTexts";
import { known } from "../../support/knownPages";
import { filledFields } from "../../support/quoteRequests";

jest.mock("../../../src/quote/form/notify", () => ({
  notify: jest.fn(),
  Notices: () => null,
}));

const line = "About: Packing Services";

const show = () =>
  render(<QuoteForm known={known} texts={quoteTexts} withoutScripts="" />);
const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const type = (fields: Partial<typeof filledFields>) => {
  for (const [name, value] of Object.entries(fields))
    fireEvent.change(control(name), { target: { value } });
};
const remove = () => screen.getByRole("button", { name: "remove" });
const send = () =>
  act(() =>
    Promise.resolve(
      fireEvent.click(screen.getByRole("button", { name: /Quote/ })),
    ),
  );

/** Opens the form from a page, as a new history entry. */
function arrive(address: string, from: string) {
  window.history.pushState(null, "", address);
  leavePage(from);
  return show();
}

const messagesSent = () =>
  (fetch as jest.Mock<unknown, [string, RequestInit]>).mock.calls.map(
    ([, { body }]) =>
      (JSON.parse(body as string) as typeof filledFields).message,
  );

beforeEach(() => {
  localStorage.clear();
  window.history.pushState(null, "", "/");
  leavePage("/about");
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  global.fetch = jest.fn(() => Promise.resolve({ ok: true } as Response));
});
afterEach(() => jest.restoreAllMocks());

const service = pages.otherService;
const city = pages.city;

describe("a service or city whose page led to the form", () => {
  test("is not shown for other pages or unknown values", () => {
    arrive("/contact?service=x&city=<b>", "/about");
    expect(screen.queryByText(/^About/)).toBeNull();
    expect(control("message")).not.toHaveAccessibleDescription();
  });
});

describe("the sent message", () => {
  test("is validated without the subject", async () => {
    arrive("/contact", service);
    type({ ...filledFields, message: "123456789" });
    await send();
    expect(fetch).not.toHaveBeenCalled();
    expect(control("message")).toHaveAccessibleDescription(
      `Message must be at least 10 characters ${line}`,
    );
  });

  test("has a restored draft below the subject", async () => {
    const { unmount } = arrive("/contact", city);
    type(filledFields);
    unmount();
    arrive("/contact", service);
    expect(control("message")).toHaveValue(filledFields.message);
    await send();
    expect(messagesSent()).toEqual([`${line}\n${filledFields.message}`]);
  });

  test("has the subject in the e-mail too if sending fails", async () => {
    jest.mocked(fetch).mockRejectedValue(new TypeError("offline"));
    arrive("/contact", service);
    type(filledFields);
    await send();
    const mail = screen.getByRole("link", { name: /email/ });
    expect(decodeURIComponent(mail.getAttribute("href")!)).toContain(
      `${line}\n${filledFields.message}`,
    );
    expect(screen.getByText(line)).toBeVisible();
  });
});

describe("the subject is saved with the history entry", () => {
  test("and restored by a reload", () => {
    const { unmount } = arrive("/contact", service);
    unmount();
    leavePage("/about");
    show();
    expect(screen.getByText(line)).toBeVisible();
  });

  test("and copied when a link within the page adds an entry", () => {
    const { rerender } = arrive("/contact", service);
    window.history.pushState(null, "", "/contact#content");
    leavePage("/contact");
    rerender(<QuoteForm known={known} texts={quoteTexts} withoutScripts="" />);
    expect(screen.getByText(line)).toBeVisible();
    expect(window.history.state).toEqual({ quoteSubject: "Packing Services" });
  });

  test("and removed once the request is sent", async () => {
    const { unmount } = arrive("/contact", service);
    type(filledFields);
    await send();
    expect(screen.queryByText(line)).toBeNull();
    unmount();
    show();
    expect(screen.queryByText(line)).toBeNull();
  });
});

describe("a removed subject", () => {
  test("is not sent", async () => {
    arrive("/contact", service);
    type(filledFields);
    fireEvent.click(remove());
    expect(screen.queryByText(line)).toBeNull();
    await send();
    expect(messagesSent()).toEqual([filledFields.message]);
  });
});
