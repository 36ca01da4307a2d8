import type { HTMLElement } from "node-html-parser";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { scriptedFields } from "./fields";
import { watchLoads } from "./requests";

/** The phone that Lighthouse emulates. */
export const measuredPhone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Attributes whose values come from the content. */
const contentAttributes = ["href", "alt", "d"];

/**
 * The most bytes that a page's compressed HTML may have: 9.5 kB for its template,
 * 1.7 kB for what scripts can show and fetch on a page with fields, and what its
 * content needs.
 */
export function htmlLimit(html: HTMLElement): number {
  const body = html.querySelector("body") ?? html;
  const lengthOf = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + text.replace(/\s+/g, " ").length, 0);
  const code = body.querySelectorAll("script, style").map(({ text }) => text);
  const values = contentAttributes.flatMap((name) =>
    body
      .querySelectorAll(`[${name}]`)
      .map((element) => element.getAttribute(name) ?? ""),
  );
  const characters = lengthOf([body.text, ...values]) - lengthOf(code);
  const pictures = body.querySelectorAll("picture").length;
  const fields = body.querySelector(scriptedFields) ? 1_700 : 0;
  return 9_500 + fields + 0.5 * characters + 200 * pictures;
}

/** The most bytes of other files that a page may transfer before any interaction. */
const limits = (hasFields: boolean): Readonly<Record<string, number>> => ({
  // Pages with fields fetch their scripts and data ahead.
  script: hasFields ? 129_000 : 3_000,
  image: 22_000,
  // Two fonts are 14 kB.
  other: hasFields ? 29_000 : 17_000,
});

/** By content type, because scripts that are fetched ahead have no type of their own. */
const kindOf = (contentType = "") =>
  /javascript|image/.exec(contentType)?.[0].replace("java", "") ?? "other";

/**
 * Opens a page on a phone with an empty cache and counts what it transfers.
 * @param kinds of files that count
 * @returns the kinds that exceed their limits, with bytes
 */
export async function overBudget(
  browser: Browser,
  path: string,
  kinds: readonly string[],
): Promise<string[]> {
  const context = await browser.newContext(measuredPhone);
  try {
    const page = await context.newPage();
    const received: Promise<readonly [kind: string, bytes: number]>[] = [];
    page.on("response", (response) => {
      if (response.request().isNavigationRequest()) return;
      const kind = kindOf(response.headers()["content-type"]);
      const sizes = response.request().sizes();
      received.push(
        sizes.then(({ responseBodySize, responseHeadersSize }) => [
          kind,
          responseBodySize + responseHeadersSize,
        ]),
      );
    });
    const loaded = watchLoads(page);
    await page.goto(process.env.TEST_SITE! + path, {
      waitUntil: "networkidle",
    });
    const fields = await page.locator(scriptedFields).count();
    if (fields > 0) {
      await page
        .locator("link[rel=prefetch]")
        .last()
        .waitFor({ state: "attached" });
      await loaded();
    }
    const files = await Promise.all(received);
    return kinds.flatMap((kind) => {
      const bytes = files
        .filter(([one]) => one === kind)
        .reduce((sum, [, size]) => sum + size, 0);
      const limit = limits(fields > 0)[kind]!;
      return bytes > limit
        ? [`${path}: ${kind} ${bytes}, at most ${limit}`]
        : [];
    });
  } finally {
    await context.close();
  }
}
