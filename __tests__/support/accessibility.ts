import type axe from "axe-core";
import type { Page } from "playwright-core";

const axeFile = require.resolve("axe-core/axe.min.js");

const tags = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/** What axe objects to on a page as it is now: rule, element, reason. */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window)))
    await page.addScriptTag({ path: axeFile });
  const { violations } = await page.evaluate(
    (values) =>
      (window as unknown as { axe: Pick<typeof axe, "run"> }).axe.run({
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
      }),
    tags,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = "" }) =>
        `${id} ${target.join(" ")}: ${failureSummary.replace(/\s+/g, " ")}`,
    ),
  );
}
