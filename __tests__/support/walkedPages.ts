import fs from "node:fs";
import path from "node:path";
import { pageKind, pageKinds } from "../../src/tools/bench/budgets";
import { sitePages } from "../../src/tools/bench/sitePages";
import { inParallel } from "../../src/site/inParallel";
import { routes } from "../../src/site/routes";
import { builtFolder, isFixture } from "./builtFolder";

const all = sitePages(builtFolder).filter((page) => page !== routes.notFound);

/** Where visitors see the screen of unknown paths. */
export const unknownPath = "/nowhere";

const sizeOf = (page: string) =>
  fs.statSync(path.join(builtFolder, page, "index.html")).size;

/** The page with the most HTML, of every kind. */
const oneOfEachKind = pageKinds.flatMap((kind) =>
  all
    .filter((page) => pageKind(page) === kind)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, 1),
);

/**
 * Pages that a rule is tried on in a browser, and the screen of unknown paths:
 * all of the real site; of the fixture site one of each kind, since its pages
 * of a kind have the same parts.
 */
export const walkedPages: readonly string[] = [
  ...(isFixture ? oneOfEachKind : all),
  unknownPath,
];

/** What a page may take while others are visited, in milliseconds. */
export const timeoutMs = 30_000;

/**
 * Visits them side by side.
 * @param visit answers what is wrong with a page
 * @returns all of it, as `path: fault`
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
