import type { Page } from "playwright-core";

/** The observed entries. TypeScript's DOM library lacks them: https://wicg.github.io/layout-instability */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface WatchedWindow {
  shifts: string[];
}

/**
 * Records the layout shifts of pages that are opened next. Shifts marked `hadRecentInput`
 * count, too: Chromium takes the emulation of a screen for a resized window, an input.
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

/** Reads the recorded shifts of a page: score and moved elements. */
export const readLayoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as WatchedWindow).shifts);

/** Drops the recorded shifts up to a limit, such as those of lines that wrap anew in a late font. */
export const dropLayoutShifts = (page: Page, limit: number): Promise<void> =>
  page.evaluate((maxShift) => {
    const { shifts } = window as unknown as WatchedWindow;
    const larger = shifts.filter((shift) => parseFloat(shift) > maxShift);
    shifts.splice(0, shifts.length, ...larger);
  }, limit);
