import { inParallel } from "../../site/inParallel";
import type { PageFigures } from "./figures";
import { launchBrowser } from "./launchBrowser";
import { transferOf } from "./transfer";

/**
 * Measures what pages transfer, in one browser.
 * @param pages their names in the figures, and addresses
 * @param atOnce how many are open at a time
 * @returns the figures in the order of the pages, and the browser's version
 */
export async function measureTransfers(
  pages: readonly { readonly path: string; readonly url: string }[],
  atOnce: number,
): Promise<{ browser: string; transfers: PageFigures[] }> {
  const browser = await launchBrowser();
  try {
    const transfers = await inParallel(
      pages,
      atOnce,
      async ({ path, url }) => ({
        path,
        ...(await transferOf(browser, url)),
      }),
    );
    return { browser: browser.version(), transfers };
  } finally {
    await browser.close();
  }
}
