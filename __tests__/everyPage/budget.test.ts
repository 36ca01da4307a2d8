import { mapConcurrent } from "../../src/site/mapConcurrent";
import { sharedBrowser } from "../support/browserPages";
import { overBudget } from "../support/budget";
import { isFixture } from "../support/builtFolder";
import { walkedPages } from "../support/walkedPages";

/** Editors choose the pictures of the real site, and photographs are large. */
const kinds = ["script", "other", ...(isFixture ? ["image"] : [])];

test("every page is within its budget", async () => {
  const browser = await sharedBrowser();
  try {
    const over = await mapConcurrent(walkedPages, 8, (path) =>
      overBudget(browser, path, kinds),
    );
    expect(over.flat()).toEqual([]);
  } finally {
    await browser.close();
  }
}, 240_000);
