import { circumstances } from "./figures";
import type { Figures, PageFigures } from "./figures";
import { inParallel } from "../../site/inParallel";
import { launchBrowser } from "./launchBrowser";
import { lighthouseVersion, measure, summary } from "./lighthouse";
import type { Measured, Run } from "./lighthouse";
import { heaviest } from "./pagesChart";
import { serveSite } from "./serveSite";
import { transferOf } from "./transfer";

/** On a busy machine a run fails now and then: it is made up for, once. */
const measureAgain = (url: string): Promise<Run> =>
  measure(url).catch(() => measure(url));

/** One run after the other: they would slow each other down. */
async function rate(url: string, runs: number): Promise<Measured> {
  const all: [Run, ...Run[]] = [await measureAgain(url)];
  while (all.length < runs) all.push(await measureAgain(url));
  return summary(all);
}

/** What is measured, and how. */
export interface Choice {
  /** Of the built site. */
  readonly folder: string;
  readonly paths: readonly string[];
  /** Lighthouse rates the heaviest of each kind otherwise. */
  readonly rateAll: boolean;
  /** Runs of Lighthouse a page. */
  readonly runs: number;
}

/**
 * Measures pages. One that can't be rated is told of, and leaves the figures
 * of the others.
 * @param tell is told what is being done, and what failed
 */
export async function measurePages(
  { folder, paths, rateAll, runs }: Choice,
  tell: (text: string) => void,
): Promise<{ figures: Figures; failed: boolean }> {
  const site = await serveSite(folder);
  try {
    const browser = await launchBrowser();
    const transfers = await inParallel(paths, 8, async (one) => ({
      path: one,
      ...(await transferOf(browser, site.origin + one)),
    })).finally(() => browser.close());
    const rated = new Set(
      runs ? (rateAll ? transfers : heaviest(transfers)) : [],
    );
    const pages: PageFigures[] = [];
    let failed = false;
    for (const page of transfers) {
      pages.push(page);
      if (!rated.has(page)) continue;
      tell(`Lighthouse: ${page.path}`);
      try {
        const lighthouse = await rate(site.origin + page.path, runs);
        pages.splice(-1, 1, { ...page, lighthouse });
      } catch (error) {
        tell(`${page.path} could not be measured. ${String(error)}`);
        failed = true;
      }
    }
    const figures = {
      ...circumstances({ browser: browser.version() }),
      lighthouse: { version: lighthouseVersion, runs },
      pages,
    };
    return { figures, failed };
  } finally {
    await site.close();
  }
}
