/** @jest-environment jsdom */
import userEvent from "@testing-library/user-event";
import { leavePage } from "../../src/hooks/cameFrom";
import { QuoteForm } from "../../src/quote/QuoteForm";
import { pages } from "../fixture/content";
import { act, fireEvent, render, screen } from "../support/render";
import { known } from "../support/knownPages";
import { filledFields } from "../support/quoteRequests";

jest.mock("../../src/quote/notify", () => ({ notify: jest.fn() }));

const line = "About: Packing Services";
const cityLine = "About: Everett";

const show = () => render(<QuoteForm known={known} withoutScripts="" />);
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

/** Comes to the form from a page: a new entry of the history. */
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
  sessionStorage.clear();
  window.history.pushState(null, "", "/");
  leavePage("/about");
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  global.fetch = jest.fn(() => Promise.resolve({ ok: true } as Response));
});
afterEach(() => jest.restoreAllMocks());

const service = pages.otherService;
const city = pages.city;

describe("a service or city whose page led to the form", () => {
  test.each([
    [service, line],
    [city, cityLine],
  ])("%s is named beside the form and fills in nothing", (from, shown) => {
    arrive("/contact", from);
    expect(screen.getByText(shown)).toBeVisible();
    for (const name of Object.keys(filledFields))
      expect(control(name)).toHaveValue("");
    expect(sessionStorage).toHaveLength(0);
  });

  test("is told to who comes to the last field", () => {
    arrive("/contact", service);
    expect(control("message")).toHaveAccessibleDescription(line);
    expect(remove()).toHaveAccessibleDescription(line);
  });

  test("is what the address says, where it does", () => {
    arrive("/contact?city=everett&moveSize=studio", "/about");
    expect(screen.getByText(cityLine)).toBeVisible();
    expect(control("moveSize")).toHaveValue("studio");
  });

  test("is none of another page, and none that the site doesn't know", () => {
    arrive("/contact?service=x&city=<b>", "/about");
    expect(screen.queryByText(/^About/)).toBeNull();
    expect(control("message")).not.toHaveAccessibleDescription();
  });
});

describe("what is sent", () => {
  test("begins with it, in a line above the visitor's own words", async () => {
    arrive("/contact", service);
    type(filledFields);
    await send();
    expect(messagesSent()).toEqual([`${line}\n${filledFields.message}`]);
  });

  test("is checked by the visitor's own words", async () => {
    arrive("/contact", service);
    type({ ...filledFields, message: "123456789" });
    await send();
    expect(fetch).not.toHaveBeenCalled();
    expect(control("message")).toHaveAccessibleDescription(
      `Message must be at least 10 characters ${line}`,
    );
  });

  test("has a draft's words below it", async () => {
    const { unmount } = arrive("/contact", city);
    type(filledFields);
    unmount();
    arrive("/contact", service);
    expect(control("message")).toHaveValue(filledFields.message);
    await send();
    expect(messagesSent()).toEqual([`${line}\n${filledFields.message}`]);
  });

  test("goes by e-mail too, where sending fails", async () => {
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

describe("it stays with its entry in the history", () => {
  test("over a reload, wherever one came from before", () => {
    const { unmount } = arrive("/contact", service);
    unmount();
    leavePage("/about");
    show();
    expect(screen.getByText(line)).toBeVisible();
  });

  test("and not for who comes from another page later", () => {
    arrive("/contact", service).unmount();
    arrive("/contact", "/about").unmount();
    expect(screen.queryByText(/^About/)).toBeNull();
    arrive("/contact", city);
    expect(screen.getByText(cityLine)).toBeVisible();
  });

  test("beside what others keep there", () => {
    window.history.pushState({ key: "1" }, "", "/contact?city=everett");
    show();
    expect(window.history.state).toEqual({ key: "1", quoteSubject: "Everett" });
  });

  test("and moves on with a link within the page", () => {
    const { rerender } = arrive("/contact", service);
    window.history.pushState(null, "", "/contact#content");
    leavePage("/contact");
    rerender(<QuoteForm known={known} withoutScripts="" />);
    expect(screen.getByText(line)).toBeVisible();
    expect(window.history.state).toEqual({ quoteSubject: "Packing Services" });
  });

  test("where it is gone once the request is sent", async () => {
    const { unmount } = arrive("/contact", service);
    type(filledFields);
    await send();
    expect(screen.queryByText(line)).toBeNull();
    unmount();
    show();
    expect(screen.queryByText(line)).toBeNull();
  });
});

describe("a visitor who removes it", () => {
  test("sends only their own words", async () => {
    arrive("/contact", service);
    type(filledFields);
    fireEvent.click(remove());
    expect(screen.queryByText(line)).toBeNull();
    await send();
    expect(messagesSent()).toEqual([filledFields.message]);
  });

  test("goes on in the field that it stood with", async () => {
    const user = userEvent.setup();
    arrive("/contact", service);
    remove().focus();
    await user.keyboard("{Enter}");
    expect(control("message")).toHaveFocus();
    expect(control("message")).toHaveValue("");
  });

  test("by touch gets no keyboard on the screen", () => {
    arrive("/contact", service);
    const tap = new MouseEvent("click", { bubbles: true });
    fireEvent(remove(), Object.assign(tap, { pointerType: "touch" }));
    expect(screen.queryByText(line)).toBeNull();
    expect(control("message")).not.toHaveFocus();
  });

  test("doesn't find it again after a reload, also not by the address", () => {
    const { unmount } = arrive("/contact?city=everett", service);
    fireEvent.click(remove());
    unmount();
    show();
    expect(screen.queryByText(/^About/)).toBeNull();
  });
});
