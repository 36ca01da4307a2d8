import fs from "node:fs/promises";
import path from "node:path";
import { command } from "../../site/command";
import { overBudget } from "./budgets";
import type { Figures } from "./figures";
import { findLighthouse, lighthouseVersion } from "./lighthouse";
import { measurePages } from "./measurePages";
import { pagesChart } from "./pagesChart";
import { bytesTable, speedTable } from "./pagesTables";
import { sitePages } from "./sitePages";

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

Budgets are in src/tools/bench/budgets.ts. Exits with 1 when a page is over the bytes
of its budget, pictures left aside, with 2 when it could not measure.
`;

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

async function keep(
  folder: string,
  text: string,
  figures: Figures,
): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, "pages.json"), text);
  await fs.writeFile(path.join(folder, "pages.svg"), pagesChart(figures.pages));
}

/** `npm run bench` */
export const benchPages = command({
  usage,
  options: {
    pages: { type: "string" },
    runs: { type: "string", default: "3" },
    json: { type: "string" },
    keep: { type: "boolean", default: false },
  },
  failure: 2,
  async run({ values }, { project, print, printError }) {
    if (values.keep && values.pages !== undefined && values.pages !== "all")
      throw new Error(
        "--keep keeps figures of the whole site: leave --pages out",
      );
    const runs = runsOf(values.runs);
    const folder = path.join(project, "public");
    const chosen = choice(values.pages, sitePages(folder));
    if (runs) await findLighthouse();
    const { figures, failed } = await measurePages(
      { folder, runs, ...chosen },
      printError,
    );
    print(bytesTable(figures.pages));
    if (runs) print(`\n${speedTable(figures.pages)}`);

    const { format } = await import("prettier");
    const text = await format(JSON.stringify(figures), { parser: "json" });
    if (values.json)
      await fs.writeFile(path.resolve(project, values.json), text);
    if (values.keep)
      await keep(path.join(project, "docs/figures"), text, figures);
    const over = figures.pages.flatMap((page) => overBudget(page.path, page));
    print(
      over.length
        ? `\nOver budget\n${over.map((line) => `  ${line}`).join("\n")}`
        : "\nEvery page is within its budget.",
    );
    return failed ? 2 : over.length ? 1 : 0;
  },
});
