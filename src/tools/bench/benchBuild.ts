import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { readContent } from "../../content-check/readContent";
import { command, runCommand } from "../../site/command";
import { filesBelow } from "../../site/filesBelow";
import { builds, growthFaults, growthSteps, tolerance } from "./buildGrowth";
import type { SizeFigures } from "./buildGrowth";
import { createProject } from "./createProject";
import { keepFigures, runDetails } from "./figures";
import { perPageChart, secondsChart } from "./buildsChart";
import { runBuild } from "./runBuild";
import { pagesOf } from "./syntheticContent";

const folder = path.resolve("docs/figures");

const usage = `Measures builds of the site at several sizes: without a cache, and again after
one file is edited. The content is the site's own plus copies of it, with 40 pictures.

  npm run bench:build
  npm run bench:build -- --pages 50,500
  npm run bench:build -- --keep

  --pages  sizes in pages, ascending, separated by commas; default: the size of the
           site, 500, 2000 and 5000
  --keep   writes the figures and their charts to docs/figures

Builds run in temporary folders, which are removed afterwards. Seconds are
wall-clock time. CPU time and memory are the sum of all processes; memory is
sampled four times a second, and counts shared memory once per process. Linux only.

Exits with 1 if an additional page takes over ${tolerance * 100} % more CPU time than at the previous
size, with 2 if measuring failed.
`;

/** @throws if a size is invalid or not larger than the previous one */
function sizesOf(text: string): number[] {
  const sizes = text.split(",").map(Number);
  const wrong = sizes.some(
    (size, index) =>
      !Number.isInteger(size) || size < 1 || size <= (sizes[index - 1] ?? 0),
  );
  if (wrong)
    throw new Error(
      `--pages is "${text}": write ascending numbers such as 50,500,2000`,
    );
  return sizes;
}

/** The size of the site, and larger ones. */
async function defaultSizes(): Promise<number[]> {
  const { files } = await readContent(path.resolve("content"));
  const own = pagesOf(files);
  return [own, ...[500, 2000, 5000].filter((size) => size > own)];
}

async function megabytesIn(directory: string): Promise<number> {
  let bytes = 0;
  for (const file of await filesBelow(directory))
    bytes += (await fs.stat(path.join(directory, file))).size;
  return Math.round(bytes / 1e5) / 10;
}

/** Adds a sentence to a post. */
async function edit(project: string): Promise<void> {
  const posts = path.join(project, "content", "posts");
  const [post] = (await fs.readdir(posts)).sort();
  if (!post) throw new Error(`${posts} has no post to edit`);
  await fs.appendFile(path.join(posts, post), "\nCall us about the rest.\n");
}

async function measure(
  pages: number,
  report: (text: string) => void,
): Promise<SizeFigures> {
  const project = await createProject(pages);
  try {
    report(`${pages} pages: cold`);
    const cold = await runBuild(project);
    const publicMegabytes = await megabytesIn(path.join(project, "public"));
    await edit(project);
    report(`${pages} pages: after an edit`);
    const warm = await runBuild(project);
    return { pages, cold, warm, publicMegabytes };
  } finally {
    await fs.rm(project, { recursive: true, force: true });
  }
}

/** The machine's load average of the last minute. */
function load(): number {
  const [lastMinute = 0] = os.loadavg();
  return Math.round(lastMinute * 10) / 10;
}

const cells = (row: readonly (string | number)[]) =>
  row.map((cell) => String(cell).padStart(10)).join("");

function table(sizes: readonly SizeFigures[]): string {
  const rows = sizes.flatMap((size) =>
    builds.map((build) => {
      const { seconds, cpuSeconds, peakMegabytes } = size[build];
      const milliseconds = ((1000 * seconds) / size.pages).toFixed(1);
      return cells([
        ...[size.pages, build, seconds, cpuSeconds, milliseconds],
        ...[peakMegabytes, build === "cold" ? size.publicMegabytes : ""],
      ]);
    }),
  );
  const head = ["pages", "", "s", "CPU s", "ms/page", "MB peak", "MB public"];
  const marginal = builds.flatMap((build) =>
    growthSteps(sizes, build).map(
      ({ from, to, milliseconds }) =>
        `${build}: ${milliseconds.toFixed(1)} ms of CPU per additional page, from ${from} to ${to}`,
    ),
  );
  return [cells(head), ...rows, "", ...marginal].join("\n");
}

const keep = (sizes: readonly SizeFigures[], figures: object) =>
  keepFigures(folder, {
    "builds.json": `${JSON.stringify(figures, null, 2)}\n`,
    "builds.svg": secondsChart(sizes),
    "builds-per-page.svg": perPageChart(sizes),
  });

void runCommand(
  command({
    usage,
    options: {
      pages: { type: "string" },
      keep: { type: "boolean", default: false },
    },
    failure: 2,
    async run({ values }, { print, printError }) {
      const wanted =
        values.pages === undefined
          ? await defaultSizes()
          : sizesOf(values.pages);
      if (process.platform !== "linux")
        throw new Error("CPU and memory are read from /proc: run it on Linux");
      const loadBefore = load();
      if (loadBefore > 1)
        printError(
          `The machine is busy (load ${loadBefore}): the seconds are unreliable`,
        );
      const sizes: SizeFigures[] = [];
      for (const pages of wanted) sizes.push(await measure(pages, printError));
      print(table(sizes));
      if (values.keep)
        await keep(sizes, { ...runDetails({ loadBefore }), sizes });
      const faults = growthFaults(sizes);
      print(
        faults.length
          ? `\nThe cost of a page grows\n${faults.map((line) => `  ${line}`).join("\n")}`
          : "\nThe cost of a page does not grow.",
      );
      return faults.length ? 1 : 0;
    },
  }),
);
