import type { Page } from "playwright-core";
import { routes } from "../../src/site/routes";
import { findDuplicates } from "../support/builtPages";
import { setUpPages, withReducedMotion } from "../support/setUpPages";

const { open } = setUpPages();

/** Names of the parts that a view transition would move. */
const transitionNames = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll("body *"),
      (element) => getComputedStyle(element).viewTransitionName,
    ).filter((name) => name !== "none"),
  );

/** Opens a disclosure, and returns whether it unfolds from no height. Runs in the page. */
function unfolds(opener: "summary" | "script"): boolean {
  const content = document.querySelector("main details > [id]")!;
  const details = content.closest("details")!;
  const summary = details.querySelector("summary")!;
  if (opener === "summary") {
    summary.focus();
    summary.click();
  } else details.open = true;
  const [inner, outer] = [content, details].map((element) =>
    element.getBoundingClientRect(),
  );
  return inner!.bottom > outer!.bottom;
}

describe.each([
  ["with motion", {}, true],
  ["with reduced motion", withReducedMotion, false],
] as const)("%s", (_what, options, moves) => {
  test("only the card under the pointer may become a poster", async () => {
    const page = await open(routes.services, options);
    const before = await transitionNames(page);
    await page.locator("article a").nth(1).hover();
    const names = await transitionNames(page);
    expect(names).toHaveLength(before.length + Number(moves));
    expect(findDuplicates(names)).toEqual([]);
  });

  test("a disclosure unfolds for its summary", async () => {
    const page = await open("/accessibility", options);
    expect(await page.evaluate(unfolds, "summary" as const)).toBe(moves);
  });
});

test("a disclosure opens at once for links, the find bar and print", async () => {
  const page = await open("/accessibility");
  expect(await page.evaluate(unfolds, "script" as const)).toBe(false);
});
