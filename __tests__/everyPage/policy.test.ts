import { browserPages, hydrated } from "../support/browserPages";
import { readThrough } from "../support/readThrough";
import { policyViolationsOn } from "../support/policyViolations";
import { timeoutMs, walk } from "../support/walkedPages";

const { newPage } = browserPages();

test("no page violates its policy", async () => {
  const refused = await walk(4, async (path) => {
    const page = await newPage();
    page.setDefaultTimeout(timeoutMs);
    const heard = await policyViolationsOn(page);
    await page.goto(path);
    await readThrough(page);
    await hydrated(page);
    await readThrough(page);
    await page.close();
    return heard;
  });
  expect(refused).toEqual([]);
}, 180_000);
