import { overBudget } from "../../src/tools/bench/budgets";
import { transferOf } from "../../src/tools/bench/transfer";
import { inParallel } from "../../src/site/inParallel";
import { sharedBrowser } from "../support/browserPages";
import { isFixture } from "../support/builtFolder";
import { walkedPages } from "../support/walkedPages";

test("every page is within its budget, which includes pictures on the fixture site", async () => {
  const browser = await sharedBrowser();
  try {
    // Pages mostly wait, so many can be measured at a time.
    const over = await inParallel(walkedPages, 20, async (path) =>
      overBudget(
        path,
        await transferOf(browser, process.env.TEST_SITE! + path),
        { countPictures: isFixture },
      ),
    );
    expect(over.flat()).toEqual([]);
  } finally {
    await browser.close();
  }
}, 240_000);
