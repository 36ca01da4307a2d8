import fs from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { format } from "prettier";
import { overBudget } from "./budgets";
import { circumstances } from "./figures";
import type { Figures, PageFigures } from "./figures";
import { inParallel } from "../site/inParallel";
import { launchBrowser } from "./launchBrowser";
import {
  findLighthouse,
  lighthouseVersion,
  measure,
  summary,
} from "./lighthouse";
import type { Measured, Run } from "./lighthouse";
import { heaviest, pagesChart } from "./pagesChart";
import { bytesTable, speedTable } from "./pagesTables";
import { serveSite } from "./serveSite";
import { sitePages } from "./sitePages";
import { transferOf } from "./transfer";

const figuresFile = path.resolve("docs/figures/pages.json");
const chartFile = path.resolve("docs/figures/pages.svg");

const usage = `Measures the built pages: what each transfers before its visitor does anything,
with an empty cache on a phone, and how Lighthouse rates the heaviest of each
kind (a slow phone on slow 4G, simulated). Build the site first.

  npm run bench
  npm run bench -- --pages /,/contact --runs 5
  npm run bench -- --runs 0
  npm run bench -- --keep

  --pages  paths to measure, separated by commas, or "all" to have Lighthouse
           rate every page; default: bytes of all, Lighthouse of the heaviest
  --runs   runs of Lighthouse a page, 0 to 25, default 3; 0: bytes alone. npm
           gets Lighthouse ${lighthouseVersion} when it is first used
  --json   file to write the figures to
  --keep   writes the figures and their chart to docs/figures

Budgets are in src/bench/budgets.ts. Exits with 1 when a page is over the bytes
of its budget, with 2 when it could not measure.
`;

const options = {
  help: { type: "boolean", default: false },
  pages: { type: "string" },
  runs: { type: "string", default: "3" },
  json: { type: "string" },
  keep: { type: "boolean", default: false },
} as const;

/** Paths to measure, and whether Lighthouse rates all of them. */
function choice(pages: string | undefined, known: readonly string[]) {
  if (pages === undefined) return { paths: known, rateAll: false };
  if (pages === "all") return { paths: known, rateAll: true };
  const paths = pages.split(",").map((one) => one.trim());
  const unknown = paths.find((one) => !known.includes(one));
  if (unknown !== undefined)
    throw new Error(
      `--pages has "${unknown}", which is no page of the site: write paths such as /,/contact, or all`,
    );
  return { paths, rateAll: true };
}

function runsOf(text: string): number {
  const runs = Number(text);
  if (!/^\d+$/.test(text) || runs > 25)
    throw new Error(`--runs is "${text}": write 0 to 25`);
  return runs;
}

/** On a busy machine a run fails now and then: it is made up for, once. */
const measureAgain = (url: string): Promise<Run> =>
  measure(url).catch(() => measure(url));

/**
 * One run after the other: they would slow each other down. A page that can't
 * be measured is told of, and leaves the figures of the others.
 */
async function rate(url: string, runs: number): Promise<Measured | undefined> {
  const { pathname } = new URL(url);
  console.error(`Lighthouse: ${pathname}`);
  try {
    const all: [Run, ...Run[]] = [await measureAgain(url)];
    while (all.length < runs) all.push(await measureAgain(url));
    return summary(all);
  } catch (error) {
    console.error(`${pathname} could not be measured. ${String(error)}`);
    process.exitCode = 2;
    return undefined;
  }
}

async function figuresOf(
  paths: readonly string[],
  rateAll: boolean,
  runs: number,
): Promise<Figures> {
  const site = await serveSite();
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
    for (const page of transfers) {
      const lighthouse = rated.has(page)
        ? await rate(site.origin + page.path, runs)
        : undefined;
      pages.push(lighthouse ? { ...page, lighthouse } : page);
    }
    return {
      ...circumstances({ browser: browser.version() }),
      lighthouse: { version: lighthouseVersion, runs },
      pages,
    };
  } finally {
    await site.close();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.help) {
    console.log(usage);
    return;
  }
  if (values.keep && values.pages !== undefined && values.pages !== "all")
    throw new Error(
      "--keep keeps figures of the whole site: leave --pages out",
    );
  const runs = runsOf(values.runs);
  const { paths, rateAll } = choice(
    values.pages,
    sitePages(path.resolve("public")),
  );
  if (runs) await findLighthouse();
  const figures = await figuresOf(paths, rateAll, runs);
  console.log(bytesTable(figures.pages));
  if (runs) console.log(`\n${speedTable(figures.pages)}`);

  const text = await format(JSON.stringify(figures), { parser: "json" });
  if (values.json) await fs.writeFile(values.json, text);
  if (values.keep) {
    await fs.mkdir(path.dirname(figuresFile), { recursive: true });
    await fs.writeFile(figuresFile, text);
    await fs.writeFile(chartFile, pagesChart(figures.pages));
  }
  const over = figures.pages.flatMap((page) => overBudget(page.path, page));
  console.log(
    over.length
      ? `\nOver budget\n${over.map((line) => `  ${line}`).join("\n")}`
      : "\nEvery page is within its budget.",
  );
  if (over.length) process.exitCode ??= 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
