/** @jest-environment jsdom */
import { attachMenus } from "../../../../src/components/layout/menu/attachMenus";

function navigation() {
  document.body.innerHTML =
    "<header><nav><details><summary>Blog</summary></details></nav></header>";
  const root = document.querySelector("nav")!;
  // jsdom has no popovers.
  root.togglePopover = () => false;
  return { root, menu: root.querySelector("details")! };
}

const escape = () =>
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

test("a navigation is attached once, by whichever script comes first", () => {
  const { root, menu } = navigation();
  const detach = attachMenus(root);
  expect(attachMenus(root)).toBeUndefined();
  menu.open = true;
  escape();
  expect(menu.open).toBe(false);
  detach!();
  menu.open = true;
  escape();
  expect(menu.open).toBe(true);
  expect(attachMenus(root)).toBeDefined();
});

describe("a pointer that came before the script", () => {
  /** How long the menu still takes to open after an interaction 150 ms ago. */
  function delayAfter(on: "menu" | "body"): number {
    jest.useFakeTimers({ now: 0 });
    jest.advanceTimersByTime(1000);
    const { root, menu } = navigation();
    const target =
      on === "menu" ? menu.querySelector("summary") : document.body;
    // jsdom has no pointer.
    Object.assign(root, {
      querySelector: (selector: string) =>
        selector === "details:hover" ? menu : null,
    });
    attachMenus(root, {
      target,
      timeStamp: performance.now() - 150,
    } as unknown as Event);
    let passed = 0;
    for (; !menu.open && passed < 1000; passed++) jest.advanceTimersByTime(1);
    return passed;
  }
  afterEach(() => jest.useRealTimers());

  test("has waited since then", () => {
    expect(delayAfter("menu")).toBe(50);
  });

  test("begins to wait if it was elsewhere", () => {
    expect(delayAfter("body")).toBe(200);
  });
});
