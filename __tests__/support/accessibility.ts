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
 * Makes a page render what is far from the screen, too (`content-visibility`).
 * Runs in the page.
 */
export function renderAll(): void {
  // Like a user stylesheet, this is not subject to the page's policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Puts bars that stay on the screen where the page has them: what they cover can
 * be scrolled out from under them.
 * @returns puts them back
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
  // Colors of content that isn't rendered yet are those of the former scheme.
  await page.evaluate(renderAll);
  const restoreStickyBars = await releaseStickyBars(page);
  const found = await page.evaluate(async (only) => {
    // axe must see the final colors of transitions. One that ends on an element
    // may begin another on what inherits from it.
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
    // Not the whole result, which is long and takes time on its way.
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

/** The axe violations of a page in its current state: rule, element, reason. */
export const violationsOn = (page: Page): Promise<string[]> =>
  runAxe(page, { type: "tag", values: tags });

/** The same for contrast only, which depends on the color scheme. */
export const contrastViolationsOn = (page: Page): Promise<string[]> =>
  runAxe(page, { type: "rule", values: ["color-contrast"] });
