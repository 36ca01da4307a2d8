import fs from "node:fs";
import path from "node:path";
import { pageKind, pageKinds } from "../../src/tools/bench/budgets";
import { sitePages } from "../../src/tools/bench/sitePages";
import { inParallel } from "../../src/site/inParallel";
import { routes } from "../../src/site/routes";
import { builtFolder, isFixture } from "./builtFolder";

const all = sitePages(builtFolder).filter((page) => page !== routes.notFound);

/** A path that shows the 404 page. */
export const unknownPath = "/nowhere";

const sizeOf = (page: string) =>
  fs.statSync(path.join(builtFolder, page, "index.html")).size;

/** Of every kind, the page with the most HTML. */
const oneOfEachKind = pageKinds.flatMap((kind) =>
  all
    .filter((page) => pageKind(page) === kind)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, 1),
);

/**
 * The pages on which rules are checked in a browser, and the 404 page: all pages
 * of the real site; one of each kind of the fixture site, because pages of a kind
 * have the same parts.
 */
export const walkedPages: readonly string[] = [
  ...(isFixture ? oneOfEachKind : all),
  unknownPath,
];

/** Time limit for a page while others are visited too, in milliseconds. */
export const timeoutMs = 30_000;

/**
 * Visits the pages concurrently.
 * @param visit returns the faults of a page
 * @returns all faults, as `path: fault`
 */
export async function walk(
  atOnce: number,
  visit: (path: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const found = await inParallel(walkedPages, atOnce, async (page) =>
    (await visit(page)).map((fault) => `${page}: ${fault}`),
  );
  return found.flat();
}
