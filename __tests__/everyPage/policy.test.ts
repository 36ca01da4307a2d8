import { browserPages, hydrated } from "../support/browserPages";
import { readThrough } from "../support/readThrough";
import { refusalsOn } from "../support/refusals";
import { patience, walk } from "../support/walkedPages";

const { newPage } = browserPages();

test("every page does what it does without asking for more than its policy allows", async () => {
  const refused = await walk(4, async (path) => {
    const page = await newPage();
    page.setDefaultTimeout(patience);
    const heard = await refusalsOn(page);
    await page.goto(path);
    await readThrough(page);
    await hydrated(page);
    await readThrough(page);
    await page.close();
    return heard;
  });
  expect(refused).toEqual([]);
}, 180_000);
