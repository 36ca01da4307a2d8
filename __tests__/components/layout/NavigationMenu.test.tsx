/** @jest-environment jsdom */
import { Header } from "../../../src/components/layout/Header";
import { pages } from "../../fixture/content";
import { useStaticQuery } from "../../support/gatsby";
import { act, fireEvent, render, screen, within } from "../../support/render";

const summary = (name: string) =>
  screen.getByText(name, { selector: "summary" });
const menu = (name: string) => summary(name).closest("details")!;

/** React Testing Library's pointer events lack `pointerType`. */
function pointer(type: string, name: string, pointerType = "mouse") {
  const event = new MouseEvent(type);
  Object.defineProperty(event, "pointerType", { value: pointerType });
  menu(name).dispatchEvent(event);
}
const enter = (name: string, pointerType?: string) =>
  pointer("pointerenter", name, pointerType);
const leave = (name: string) => pointer("pointerleave", name);
const wait = (milliseconds: number) =>
  act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a menu links to all pages, before its own links, if there are more than it lists", () => {
  const { posts, resources } = useStaticQuery();
  for (const { pageInfo } of [posts, resources]) pageInfo.hasNextPage = true;
  render(<Header path="/" />);
  for (const { pageInfo } of [posts, resources]) pageInfo.hasNextPage = false;
  const lastLinks = (name: string) =>
    within(menu(name))
      .getAllByRole("link", { hidden: true })
      .slice(-2)
      .map((link) => link.getAttribute("href"));
  expect(lastLinks("Blog")).toEqual([pages.post, "/blog"]);
  expect(lastLinks("Resources")).toEqual(["/resources", "/locations"]);
});

test.each([
  [299, 0],
  [301, 200],
])("%d ms after a menu closed, the next opens in %d ms", (after, delay) => {
  render(<Header path="/" />);
  enter("Blog");
  wait(200);
  leave("Blog");
  wait(150 + after);
  enter("Resources");
  wait(Math.max(0, delay - 1));
  expect(menu("Resources").open).toBe(!delay);
  wait(1);
  expect(menu("Resources").open).toBe(true);
});

test("passing by, touching, and hovering on small screens open nothing", () => {
  render(<Header path="/" />);
  enter("Blog");
  wait(100);
  leave("Blog");
  wait(1000);
  enter("Blog", "touch");
  wait(1000);
  screen.getByRole("navigation").style.position = "fixed";
  enter("Blog");
  wait(1000);
  expect(menu("Blog").open).toBe(false);
});

test("a click right after hovering does not close the menu", () => {
  render(<Header path="/" />);
  enter("Blog");
  wait(200);
  expect(fireEvent.click(summary("Blog"))).toBe(false);
  expect(menu("Blog").open).toBe(true);
});
