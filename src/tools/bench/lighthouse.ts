import { spawn } from "node:child_process";
import { browserArguments, browserFile } from "./launchBrowser";

/**
 * The newest that runs on every Node of this project. It is 185 MB with what
 * it needs, so it is no dependency: npm keeps it in its cache.
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

/** Scores are of 100, times in milliseconds; the layout shift has no unit. */
export type Measurement = Readonly<Record<Category | Metric, number>>;

export interface Run {
  readonly measurement: Measurement;
  /** Audits that cost a category points, but for its speed. */
  readonly failed: readonly string[];
}

/** Of several runs: the middle one of each figure, and the least. */
export interface Measured {
  readonly median: Measurement;
  readonly least: Measurement;
  readonly failed: readonly string[];
}

/** The part that is read here of what Lighthouse reports. */
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

/** What a command says last, but for npm's remarks on its settings. */
const lastLines = (errors: string) =>
  errors
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("npm warn"))
    .slice(-3)
    .join("\n");

/** Runs npm as this command was run, so that its settings are the same. */
function npmExec(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
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

/** @throws when npm can't get Lighthouse, with what it says */
export async function findLighthouse(): Promise<void> {
  await npmExec(["--version"]).catch((error: unknown) => {
    throw new Error(
      `npm could not get lighthouse@${lighthouseVersion}; --runs 0 measures bytes alone.\n${String(error)}`,
    );
  });
}

/**
 * What the report of one run says.
 * @throws when the page could not be measured
 */
export function runOf(text: string): Run {
  const report = JSON.parse(text) as Report;
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const figure = (name: string, value: number | null | undefined) => {
    if (value == null) throw new Error(`Lighthouse reports no ${name}`);
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

/** The middle of an odd number of values, the mean of the two of an even one. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) / 2, sorted.length / 2 + 1);
  return middle.reduce((total, value) => total + value, 0) / middle.length;
}

/** The runs of one page, as one. */
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
 * Measures a page as Lighthouse does by default: a slow phone on slow 4G,
 * simulated, in a new browser.
 */
export async function measure(url: string): Promise<Run> {
  const report = await npmExec(
    [
      url,
      "--quiet",
      "--output=json",
      "--no-enable-error-reporting",
      `--only-categories=${Object.values(categories).join(",")}`,
      `--chrome-flags=${["--headless", ...browserArguments].join(" ")}`,
    ],
    { CHROME_PATH: await browserFile() },
  );
  return runOf(report);
}
