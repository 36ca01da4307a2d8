import fs from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { renderAll } from "./renderAll";

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
 * Puts bars that stay on the screen where the page has them: what they cover can
 * be scrolled out from under them.
 * @returns puts them back
 */
async function unstick(page: Page): Promise<() => Promise<void>> {
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

async function faultsOn(
  page: Page,
  runOnly: NonNullable<axe.RunOptions["runOnly"]>,
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(axeScript);
  // Colors of content that isn't rendered yet are those of the former scheme.
  await page.evaluate(renderAll);
  const stickAgain = await unstick(page);
  const { violations } = await page.evaluate(async (only) => {
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
    return (window as unknown as { axe: Pick<typeof axe, "run"> }).axe.run({
      runOnly: only,
      resultTypes: ["violations"],
    });
  }, runOnly);
  await stickAgain();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = "" }) =>
        `${id} ${target.join(" ")}: ${failureSummary.replace(/\s+/g, " ")}`,
    ),
  );
}

/** The axe violations of a page in its current state: rule, element, reason. */
export const violationsOn = (page: Page): Promise<string[]> =>
  faultsOn(page, { type: "tag", values: tags });

/** The same for contrast only, which depends on the color scheme. */
export const contrastFaultsOn = (page: Page): Promise<string[]> =>
  faultsOn(page, { type: "rule", values: ["color-contrast"] });
