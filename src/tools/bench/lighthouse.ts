import { spawn } from "node:child_process";
import { browserArguments, browserFile } from "./launchBrowser";
import { encodingHeader } from "./transfer";

/**
 * The newest version that runs on every Node version of this project. With its
 * dependencies it has 185 MB, so npm downloads it on first use instead.
 */
export const lighthouseVersion = "12.8.2";

const categories = {
  performance: "performance",
  accessibility: "accessibility",
  bestPractices: "best-practices",
  seo: "seo",
} as const;

const metrics = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  si: "speed-index",
} as const;

type Category = keyof typeof categories;
type Metric = keyof typeof metrics;

/**
 * Scores are from 0 to 100, times in milliseconds; the layout shift has no
 * unit.
 */
export type Measurement = Readonly<Record<Category | Metric, number>>;

export interface Run {
  readonly measurement: Measurement;
  /** Failed audits that lower a score other than performance. */
  readonly failed: readonly string[];
}

/** Summary of several runs: the median and the least of each figure. */
export interface Measured {
  readonly median: Measurement;
  readonly least: Measurement;
  readonly failed: readonly string[];
}

/** The parts of a Lighthouse report that are read here. */
interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly {
          readonly id: string;
          readonly weight: number;
        }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly numericValue?: number }
    >
  >;
  readonly runtimeError?: { readonly code: string; readonly message: string };
}

/** The last lines of an error output, without npm's warnings. */
const lastLines = (errors: string) =>
  errors
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("npm warn"))
    .slice(-3)
    .join("\n");

/**
 * Runs Lighthouse by the same npm that runs this command, with its settings.
 */
function runLighthouse(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const command = [
    "exec",
    "--yes",
    "--prefer-offline",
    "--ignore-scripts",
    `--package=lighthouse@${lighthouseVersion}`,
    "--",
    "lighthouse",
    ...args,
  ];
  const { npm_execpath: npm } = process.env;
  const child = spawn(
    npm ? process.execPath : "npm",
    npm ? [npm, ...command] : command,
    {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  let errors = "";
  child.stdout.on("data", (text: Buffer) => (output += text.toString()));
  child.stderr.on("data", (text: Buffer) => (errors += text.toString()));
  return new Promise<string>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve(output) : reject(new Error(lastLines(errors))),
    );
  });
}

/** @throws if npm can't download Lighthouse */
export async function ensureLighthouse(): Promise<void> {
  await runLighthouse(["--version"]).catch((error: unknown) => {
    throw new Error(
      `npm could not download lighthouse@${lighthouseVersion}; --runs 0 measures bytes only.\n${String(error)}`,
    );
  });
}

/**
 * Parses the report of one run.
 * @param text JSON
 * @throws if the page could not be measured
 */
export function runOf(text: string): Run {
  const report = JSON.parse(text) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const figure = (name: string, value: number | null | undefined) => {
    if (value == null) throw new Error(`Lighthouse reported no ${name}`);
    return value;
  };
  const scores = Object.entries(categories).map(([name, id]) => [
    name,
    Math.round(figure(id, report.categories[id]?.score) * 100),
  ]);
  const values = Object.entries(metrics).map(([name, id]) => [
    name,
    figure(id, report.audits[id]?.numericValue),
  ]);
  const failed = Object.entries(report.categories)
    .filter(([id]) => id !== categories.performance)
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight && report.audits[id]?.score === 0)
    .map(({ id }) => id);
  return {
    measurement: Object.fromEntries([...scores, ...values]) as Measurement,
    failed,
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) / 2, sorted.length / 2 + 1);
  return middle.reduce((total, value) => total + value, 0) / middle.length;
}

/** Summarizes the runs of one page. */
export function summary(runs: readonly [Run, ...Run[]]): Measured {
  const names = Object.keys(runs[0].measurement) as (keyof Measurement)[];
  const each = (pick: (values: readonly number[]) => number) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        pick(runs.map(({ measurement }) => measurement[name])),
      ]),
    ) as Measurement;
  return {
    median: each(median),
    least: each((values) => Math.min(...values)),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}

/**
 * Measures a page with Lighthouse's defaults: a simulated slow phone on slow 4G,
 * in a new browser.
 */
async function measure(url: string): Promise<Run> {
  const report = await runLighthouse(
    [
      url,
      "--quiet",
      "--output=json",
      "--no-enable-error-reporting",
      `--extra-headers=${JSON.stringify(encodingHeader)}`,
      `--only-categories=${Object.values(categories).join(",")}`,
      `--chrome-flags=${["--headless", ...browserArguments].join(" ")}`,
    ],
    { CHROME_PATH: await browserFile() },
  );
  return runOf(report);
}

/** Retries once, because runs occasionally fail on a busy machine. */
const measureWithRetry = (url: string): Promise<Run> =>
  measure(url).catch(() => measure(url));

/**
 * Measures pages one after another, because parallel runs would slow each other
 * down, and again in the same order: slow minutes then meet all of them.
 * @param runs how often each is measured, at least once
 * @returns the figures in the order of the addresses
 */
export async function rateInTurns(
  urls: readonly string[],
  runs: number,
): Promise<Measured[]> {
  const all: [Run, ...Run[]][] = [];
  for (const url of urls) all.push([await measureWithRetry(url)]);
  for (let run = 1; run < runs; run++)
    for (const [index, url] of urls.entries())
      all[index]?.push(await measureWithRetry(url));
  return all.map(summary);
}

/**
 * Reads how often to measure a page.
 * @throws if it isn't a number from the least to 25
 */
export function countOfRuns(text: string, least: number): number {
  const runs = Number(text);
  if (!/^\d+$/.test(text) || runs < least || runs > 25)
    throw new Error(`--runs is "${text}": write ${least} to 25`);
  return runs;
}
