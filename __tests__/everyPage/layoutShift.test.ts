import type { BrowserContextOptions } from "playwright-core";
import { measuredPhone } from "../support/budget";
import { sharedBrowser } from "../support/browserPages";
import { isFixture } from "../support/builtFolder";
import { shiftsOn } from "../support/layoutShifts";
import { walk } from "../support/walkedPages";

const phone: [string, BrowserContextOptions] = ["phone", measuredPhone];

const screens = isFixture
  ? [phone]
  : [phone, ["desktop", { viewport: { width: 1350, height: 940 } }] as const];

test("nothing shifts while page, pictures, fonts and scripts load", async () => {
  const browser = await sharedBrowser();
  try {
    const moved = await walk(4, async (path) => {
      const found: string[] = [];
      for (const [name, screen] of screens)
        for (const shift of await shiftsOn(browser, path, screen))
          found.push(`on a ${name}, ${shift}`);
      return found;
    });
    expect(moved).toEqual([]);
  } finally {
    await browser.close();
  }
}, 600_000);

test("pictures without reserved space would be detected", async () => {
  const browser = await sharedBrowser();
  try {
    const withoutSizes = (html: string) =>
      html.replace(/ (?:width|height)="\d+"/g, "");
    const moved = await shiftsOn(
      browser,
      "/about",
      measuredPhone,
      withoutSizes,
    );
    expect(moved).not.toEqual([]);
  } finally {
    await browser.close();
  }
}, 60_000);
