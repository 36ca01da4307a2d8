import type { Page } from "playwright-core";

/** Missing in TypeScript's library. Source: https://wicg.github.io/layout-instability */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface WatchedWindow {
  shifts: string[];
}

/**
 * Records the layout shifts of pages that are opened next, including those shortly after
 * "input": Chromium mistakes the emulated screen for a resized window.
 */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts } satisfies WatchedWindow);
    const nameOf = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(
        0,
        80,
      );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        // Smaller shifts are invisible.
        if (entry.value >= 0.001)
          shifts.push(
            `${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => nameOf(node)).join("; ")}`,
          );
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Elements that have moved on a page, and by how much. */
export const readLayoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as WatchedWindow).shifts);
