/** @jest-environment jsdom */
import { NavigationMenu } from "../../../src/components/layout/NavigationMenu";
import { pages } from "../../fixture/content";
import { act, fireEvent, render, screen, within } from "../../support/render";

const details = (name: string) =>
  screen.getByText(name, { selector: "summary" }).closest("details")!;
const summary = (name: string) =>
  screen.getByText(name, { selector: "summary" });

/** React Testing Library's pointer events lack `pointerType`. */
function pointer(
  type: "pointerenter" | "pointerleave",
  element: Element,
  pointerType = "mouse",
) {
  const event = new MouseEvent(type);
  Object.defineProperty(event, "pointerType", { value: pointerType });
  element.dispatchEvent(event);
}

const wait = (milliseconds: number) =>
  act(() => jest.advanceTimersByTime(milliseconds));

let wide = true;
beforeEach(() => {
  wide = true;
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: wide }) as MediaQueryList;
  render(<NavigationMenu id="menu" path="/" />);
});
afterEach(() => jest.useRealTimers());

test("lists pages in the specification's order", () => {
  const [top] = screen.getAllByRole("list");
  const items = Array.from(
    top!.children,
    (item) => item.querySelector("a, summary")?.textContent,
  );
  expect(items).toEqual([
    "Home",
    "Services",
    "About",
    "Contact",
    "Resources",
    "Blog",
  ]);
});

test("Resources lists the resource pages and the locations", () => {
  const links = within(details("Resources")).getAllByRole("link", {
    hidden: true,
  });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    pages.timeline,
    pages.boxes,
    pages.serviceAreas,
    "/locations",
  ]);
});

test("Blog lists the guides and, set apart, the other posts", () => {
  const lists = within(details("Blog")).getAllByRole("list", { hidden: true });
  expect(
    lists.map((list) =>
      within(list)
        .getAllByRole("link", { hidden: true })
        .map((link) => link.getAttribute("href")),
    ),
  ).toEqual([[pages.guide, pages.otherGuide], [pages.post]]);
});

test("a menu opens after the pointer has rested on it for 200 ms", () => {
  pointer("pointerenter", details("Blog"));
  wait(199);
  expect(details("Blog").open).toBe(false);
  wait(1);
  expect(details("Blog").open).toBe(true);
});

test("a pointer passing over opens nothing", () => {
  pointer("pointerenter", details("Blog"));
  wait(100);
  pointer("pointerleave", details("Blog"));
  wait(1000);
  expect(details("Blog").open).toBe(false);
});

test("a menu closes 150 ms after the pointer left, unless it comes back", () => {
  pointer("pointerenter", details("Blog"));
  wait(200);
  pointer("pointerleave", details("Blog"));
  wait(100);
  pointer("pointerenter", details("Blog"));
  wait(1000);
  expect(details("Blog").open).toBe(true);
  pointer("pointerleave", details("Blog"));
  wait(149);
  expect(details("Blog").open).toBe(true);
  wait(1);
  expect(details("Blog").open).toBe(false);
});

test("within 300 ms after a menu closed the next one opens immediately", () => {
  pointer("pointerenter", details("Blog"));
  wait(200);
  pointer("pointerleave", details("Blog"));
  wait(150);
  wait(299);
  pointer("pointerenter", details("Resources"));
  wait(0);
  expect(details("Resources").open).toBe(true);
});

test("after that the delay is 200 ms again", () => {
  pointer("pointerenter", details("Blog"));
  wait(200);
  pointer("pointerleave", details("Blog"));
  wait(150);
  wait(301);
  pointer("pointerenter", details("Resources"));
  wait(199);
  expect(details("Resources").open).toBe(false);
  wait(1);
  expect(details("Resources").open).toBe(true);
});

test("a click right after hovering does not close the menu", () => {
  pointer("pointerenter", details("Blog"));
  wait(200);
  expect(fireEvent.click(summary("Blog"))).toBe(false);
  expect(details("Blog").open).toBe(true);
});

test("touch does not count as hovering", () => {
  pointer("pointerenter", details("Blog"), "touch");
  wait(1000);
  expect(details("Blog").open).toBe(false);
});

test("on small screens hovering opens nothing", () => {
  wide = false;
  pointer("pointerenter", details("Blog"));
  wait(1000);
  expect(details("Blog").open).toBe(false);
});

test("Escape closes the menu and returns focus to its button", () => {
  details("Blog").open = true;
  within(details("Blog")).getAllByRole("link")[0]!.focus();
  fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  expect(details("Blog").open).toBe(false);
  expect(summary("Blog")).toHaveFocus();
});

test("clicking a link closes the menu", () => {
  details("Blog").open = true;
  const [link] = within(details("Blog")).getAllByRole("link");
  link!.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link!);
  expect(details("Blog").open).toBe(false);
});

test("pressing outside closes the menu", () => {
  details("Blog").open = true;
  fireEvent.pointerDown(document.body);
  expect(details("Blog").open).toBe(false);
});
