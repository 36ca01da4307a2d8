import fs from "node:fs";
import type Axe from "axe-core";
import type { Page } from "playwright-core";

const axeScript = fs.readFileSync(
  require.resolve("axe-core/axe.min.js"),
  "utf8",
);

const tags = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/**
 * Makes a page render parts that are far from the screen (`content-visibility`). Runs in the
 * page.
 */
export function renderAll(): void {
  // The page's policy doesn't apply to it, as with a user style sheet.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Makes bars static that stick to the screen: content under them can be scrolled into view.
 * @returns a function that restores them
 */
async function releaseStickyBars(page: Page): Promise<() => Promise<void>> {
  const parts = await page.evaluateHandle(() => {
    const stuck = [...document.querySelectorAll<HTMLElement>("body *")].filter(
      (part) =>
        ["fixed", "sticky"].includes(getComputedStyle(part).position) &&
        !part.closest("dialog, [popover]"),
    );
    for (const part of stuck) part.style.position = "static";
    return stuck;
  });
  return () =>
    parts.evaluate((stuck) => {
      for (const part of stuck) part.style.removeProperty("position");
    });
}

async function runAxe(
  page: Page,
  runOnly: NonNullable<Axe.RunOptions["runOnly"]>,
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(axeScript);
  // Unrendered content still has the colors of the former scheme.
  await page.evaluate(renderAll);
  const restoreStickyBars = await releaseStickyBars(page);
  const found = await page.evaluate(async (only) => {
    // axe must see the final colors of transitions. A transition that ends may start another on
    // elements that inherit from it.
    for (let round = 0; round < 100; round++) {
      const running = document
        .getAnimations()
        .filter(
          ({ effect }) => effect?.getComputedTiming().endTime !== Infinity,
        );
      if (!running.length) break;
      for (const animation of running) animation.finish();
      await new Promise(requestAnimationFrame);
    }
    const { axe } = window as unknown as { axe: Pick<typeof Axe, "run"> };
    const { violations } = await axe.run({
      runOnly: only,
      resultTypes: ["violations"],
    });
    // Only these properties: transferring the whole result takes time.
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = "" }) =>
          `${id} ${target.join(" ")}: ${failureSummary.replace(/\s+/g, " ")}`,
      ),
    );
  }, runOnly);
  await restoreStickyBars();
  return found;
}

/** axe violations of a page in its current state: rule, element, reason. */
export const violationsOn = (page: Page): Promise<string[]> =>
  runAxe(page, { type: "tag", values: tags });

/** Contrast violations only, which depend on the color scheme. */
export const contrastViolationsOn = (page: Page): Promise<string[]> =>
  runAxe(page, { type: "rule", values: ["color-contrast"] });
