import { routes } from "../../site/routes";
import { runDetails } from "./figures";
import type { Figures, PageFigures } from "./figures";
import { lighthouseVersion, rateInTurns } from "./lighthouse";
import { measureTransfers } from "./measureTransfers";
import { heaviest } from "./pagesChart";
import { serveSite } from "./serveSite";

interface MeasureOptions {
  /** Folder of the built site. */
  readonly folder: string;
  /** Origin that serves it; by default the embedded server does. */
  readonly origin?: string | undefined;
  readonly paths: readonly string[];
  /**
   * Whether to run Lighthouse on all pages, or on the heaviest of each kind.
   */
  readonly rateAll: boolean;
  /** Lighthouse runs per page. */
  readonly runs: number;
}

/** Lighthouse refuses a page with an error status. */
const canBeRated = ({ path }: PageFigures) => path !== routes.notFound;

/**
 * Measures pages. If Lighthouse fails for a page, it is reported and the others
 * are still measured.
 * @param report called with progress and failures
 */
export async function measurePages(
  { folder, origin, paths, rateAll, runs }: MeasureOptions,
  report: (text: string) => void,
): Promise<{ figures: Figures; failed: boolean }> {
  const site = origin === undefined ? await serveSite(folder) : undefined;
  const addressOf = (path: string) =>
    new URL(path, site?.origin ?? origin).href;
  try {
    const { browser, transfers } = await measureTransfers(
      paths.map((one) => ({ path: one, url: addressOf(one) })),
      8,
    );
    const chosen = rateAll ? transfers.filter(canBeRated) : heaviest(transfers);
    const rated = new Set(runs ? chosen : []);
    const pages: PageFigures[] = [];
    let failed = false;
    for (const page of transfers) {
      pages.push(page);
      if (!rated.has(page)) continue;
      report(`Lighthouse: ${page.path}`);
      try {
        const [lighthouse] = await rateInTurns([addressOf(page.path)], runs);
        if (lighthouse) pages.splice(-1, 1, { ...page, lighthouse });
      } catch (error) {
        report(`${page.path} could not be measured. ${String(error)}`);
        failed = true;
      }
    }
    const figures = {
      ...runDetails({ browser }),
      lighthouse: { version: lighthouseVersion, runs },
      pages,
    };
    return { figures, failed };
  } finally {
    await site?.close();
  }
}
