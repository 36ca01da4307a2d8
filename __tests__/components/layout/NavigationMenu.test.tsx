/** @jest-environment jsdom */
import type * as Hook from "../../../src/hooks/useSite";
import { Header } from "../../../src/components/layout/Header";
import { pages } from "../../fixture/content";
import { act, fireEvent, render, screen, within } from "../../support/render";

/** Whether there are more pages than a menu lists. */
let hasNextPage = false;
jest.mock("../../../src/hooks/useSite", () => ({
  useSite: () => {
    const { useSite } = jest.requireActual<typeof Hook>(
      "../../../src/hooks/useSite",
    );
    const { posts, resources, ...site } = useSite();
    const more = { pageInfo: { hasNextPage } };
    return {
      ...site,
      posts: { ...posts, ...more },
      resources: { ...resources, ...more },
    };
  },
}));

const summary = (name: string) =>
  screen.getByText(name, { selector: "summary" });
const menu = (name: string) => summary(name).closest("details")!;
const linksIn = (name: string) =>
  within(menu(name))
    .getAllByRole("link", { hidden: true })
    .map((link) => link.getAttribute("href"));

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

beforeEach(() => {
  jest.useFakeTimers();
  render(<Header path="/" />);
});
afterEach(() => jest.useRealTimers());

test("lists pages in the specification's order", () => {
  const [top] = screen.getAllByRole("list");
  const items = Array.from(
    top!.children,
    (item) => item.querySelector("a, summary")?.textContent,
  );
  expect(items.join()).toBe("Home,Services,About,Contact,Resources,Blog");
  expect(linksIn("Resources")).toEqual([
    pages.timeline,
    pages.boxes,
    pages.serviceAreas,
    "/locations",
  ]);
  expect(linksIn("Blog")).toEqual([pages.guide, pages.otherGuide, pages.post]);
});

describe("with more pages than it lists", () => {
  beforeAll(() => (hasNextPage = true));
  afterAll(() => (hasNextPage = false));

  test("a menu links to all, before its own links", () => {
    expect(linksIn("Blog").slice(-2)).toEqual([pages.post, "/blog"]);
    expect(linksIn("Resources").slice(-2)).toEqual([
      "/resources",
      "/locations",
    ]);
  });
});

test("a menu opens 200 ms after the pointer came, and closes 150 ms after it left", () => {
  enter("Blog");
  wait(199);
  expect(menu("Blog").open).toBe(false);
  wait(1);
  expect(menu("Blog").open).toBe(true);
  leave("Blog");
  wait(100);
  enter("Blog");
  wait(1000);
  expect(menu("Blog").open).toBe(true);
  leave("Blog");
  wait(149);
  expect(menu("Blog").open).toBe(true);
  wait(1);
  expect(menu("Blog").open).toBe(false);
});

test.each([
  [299, 0],
  [301, 200],
])("%d ms after a menu closed, the next opens in %d ms", (after, delay) => {
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
  enter("Blog");
  wait(200);
  expect(fireEvent.click(summary("Blog"))).toBe(false);
  expect(menu("Blog").open).toBe(true);
});

test("Escape closes the menu and returns focus to its button", () => {
  menu("Blog").open = true;
  within(menu("Blog")).getAllByRole("link")[0]!.focus();
  fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  expect(menu("Blog").open).toBe(false);
  expect(summary("Blog")).toHaveFocus();
});

test.each([
  ["a link in it", "click", () => within(menu("Blog")).getAllByRole("link")[0]],
  ["the page outside", "pointerDown", () => document.body],
] as const)("pressing %s closes the menu", (_what, event, target) => {
  menu("Blog").open = true;
  target()!.addEventListener("click", (click) => click.preventDefault());
  fireEvent[event](target()!);
  expect(menu("Blog").open).toBe(false);
});
