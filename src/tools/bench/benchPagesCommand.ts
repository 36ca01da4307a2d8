import fs from "node:fs/promises";
import path from "node:path";
import { command } from "../../site/command";
import { isOrigin } from "../../site/isOrigin";
import { overBudget } from "./budgets";
import { keepFigures } from "./figures";
import { countOfRuns, ensureLighthouse, lighthouseVersion } from "./lighthouse";
import { measurePages } from "./measurePages";
import { pagesChart } from "./pagesChart";
import { bytesTable, speedTable } from "./pagesTables";
import { sitePages } from "./sitePages";

const usage = `Measures the built pages: the bytes that each transfers before any interaction, on
a phone with an empty cache, and the Lighthouse scores of the heaviest page of
each kind (simulated slow phone on slow 4G). Build the site first.

  npm run bench
  npm run bench -- --pages /,/contact --runs 5
  npm run bench -- --runs 0
  npm run bench -- --origin http://127.0.0.1:8787
  npm run bench -- --keep

  --pages  paths to measure, separated by commas, or "all" to run Lighthouse on
           every page but /404; default: bytes of all, Lighthouse for the heaviest
  --runs   Lighthouse runs per page, 0 to 25, default 3; 0 measures bytes only.
           npm downloads Lighthouse ${lighthouseVersion} on first use
  --origin origin of a server that serves this build, such as Cloudflare's; by
           default the embedded server
  --json   file to write the figures to
  --keep   writes the figures and their chart to docs/figures

The budgets are in src/tools/bench/budgets.ts. Exits with 1 if a page exceeds its
budget, not counting pictures, with 2 if measuring failed.
`;

/** Paths to measure, and whether to run Lighthouse on all of them. */
function choice(pages: string | undefined, known: readonly string[]) {
  if (pages === undefined) return { paths: known, rateAll: false };
  if (pages === "all") return { paths: known, rateAll: true };
  const paths = pages.split(",").map((one) => one.trim());
  const unknown = paths.find((one) => !known.includes(one));
  if (unknown !== undefined)
    throw new Error(
      `--pages has "${unknown}", which is not a page of the site: write paths such as /,/contact, or all`,
    );
  return { paths, rateAll: true };
}

/** @throws if a text is something else than an origin */
function serverOrigin(text: string): string {
  if (!isOrigin(text))
    throw new Error(
      `--origin is "${text}": write an origin such as http://127.0.0.1:8787`,
    );
  return text;
}

/** `npm run bench` */
export const benchPages = command({
  usage,
  options: {
    pages: { type: "string" },
    runs: { type: "string", default: "3" },
    origin: { type: "string" },
    json: { type: "string" },
    keep: { type: "boolean", default: false },
  },
  failure: 2,
  async run({ values }, { project, print, printError }) {
    if (values.keep && values.pages !== undefined && values.pages !== "all")
      throw new Error(
        "--keep writes the figures of the whole site: leave --pages out",
      );
    if (values.keep && values.origin !== undefined)
      throw new Error(
        "--keep writes the figures of the embedded server: leave --origin out",
      );
    const runs = countOfRuns(values.runs, 0);
    const origin =
      values.origin === undefined ? undefined : serverOrigin(values.origin);
    const folder = path.join(project, "public");
    const chosen = choice(values.pages, sitePages(folder));
    if (runs) await ensureLighthouse();
    const { figures, failed } = await measurePages(
      { folder, origin, runs, ...chosen },
      printError,
    );
    print(bytesTable(figures.pages));
    if (runs) print(`\n${speedTable(figures.pages)}`);

    const { format } = await import("prettier");
    const text = await format(JSON.stringify(figures), { parser: "json" });
    if (values.json)
      await fs.writeFile(path.resolve(project, values.json), text);
    if (values.keep)
      await keepFigures(path.join(project, "docs/figures"), {
        "pages.json": text,
        "pages.svg": pagesChart(figures.pages),
      });
    const over = figures.pages.flatMap((page) => overBudget(page.path, page));
    print(
      over.length
        ? `\nOver budget\n${over.map((line) => `  ${line}`).join("\n")}`
        : "\nEvery page is within its budget.",
    );
    return failed ? 2 : over.length ? 1 : 0;
  },
});
