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
 * Makes a page render all its content, even parts far from the screen, which
 * `content-visibility` skips. Runs in the page.
 */
export function renderOffscreenContent(): void {
  // The page's policy doesn't apply to a constructed style sheet.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Makes sticky and fixed bars static, because axe can't know that content under a bar can be
 * scrolled into view.
 * @returns a function that restores the bars
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
  // Content that isn't rendered keeps the colors of the previous color scheme.
  await page.evaluate(renderOffscreenContent);
  const restoreStickyBars = await releaseStickyBars(page);
  const found = await page.evaluate(async (only) => {
    // axe must see the colors at the end of transitions. The end of one may start others, on
    // elements that inherit the color, so this repeats until none is running.
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

/** Finds the axe violations of a page in its current state: rule, element, reason. */
export const findAxeViolations = (page: Page): Promise<string[]> =>
  runAxe(page, { type: "tag", values: tags });

/** Finds only violations of contrast, the only ones that depend on the color scheme. */
export const findContrastViolations = (page: Page): Promise<string[]> =>
  runAxe(page, { type: "rule", values: ["color-contrast"] });
