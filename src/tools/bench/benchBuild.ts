import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { command, runCommand } from "../../site/command";
import { filesBelow } from "../../site/filesBelow";
import { builds, growing, steps, tolerance } from "./buildGrowth";
import type { SizeFigures } from "./buildGrowth";
import { buildProject } from "./buildProject";
import { circumstances } from "./figures";
import { perPageChart, secondsChart } from "./buildsChart";
import { runBuild } from "./runBuild";

const folder = path.resolve("docs/figures");

const usage = `Measures builds of the site at several sizes: without a cache, and again after
an edit of one file. Content is the site's own and copies of it, with 40 pictures.

  npm run bench:build
  npm run bench:build -- --pages 45,500
  npm run bench:build -- --keep

  --pages  sizes in pages, growing, separated by commas; default 45,500,2000,5000
  --keep   writes the figures and their charts to docs/figures

Builds are made in temporary folders, which are removed. Seconds are by the
clock; CPU is that of all processes; memory is what they held together, looked
at four times a second, what they share counted for each. Linux only.

Exits with 1 when a page more takes over ${tolerance * 100} % more CPU than it did at the size
before, with 2 when it could not measure.
`;

/** @throws when a size is none, or no larger than the one before */
function sizesOf(text: string): number[] {
  const sizes = text.split(",").map(Number);
  const wrong = sizes.some(
    (size, index) =>
      !Number.isInteger(size) || size < 1 || size <= (sizes[index - 1] ?? 0),
  );
  if (wrong)
    throw new Error(
      `--pages is "${text}": write growing numbers such as 45,500,2000`,
    );
  return sizes;
}

async function megabytesIn(directory: string): Promise<number> {
  let bytes = 0;
  for (const file of await filesBelow(directory))
    bytes += (await fs.stat(path.join(directory, file))).size;
  return Math.round(bytes / 1e5) / 10;
}

/** Adds a sentence to a post, as an editor would. */
async function edit(project: string): Promise<void> {
  const posts = path.join(project, "content", "posts");
  const [post] = (await fs.readdir(posts)).sort();
  await fs.appendFile(path.join(posts, post!), "\nCall us about the rest.\n");
}

async function measure(
  pages: number,
  tell: (text: string) => void,
): Promise<SizeFigures> {
  const project = await buildProject(pages);
  try {
    tell(`${pages} pages: cold`);
    const cold = await runBuild(project);
    const publicMegabytes = await megabytesIn(path.join(project, "public"));
    await edit(project);
    tell(`${pages} pages: after an edit`);
    const warm = await runBuild(project);
    return { pages, cold, warm, publicMegabytes };
  } finally {
    await fs.rm(project, { recursive: true, force: true });
  }
}

/** Programs that waited for a core in the last minute: theirs is not ours. */
const load = () => Math.round(os.loadavg()[0]! * 10) / 10;

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
    steps(sizes, build).map(
      ({ from, to, milliseconds }) =>
        `${build}: ${milliseconds.toFixed(1)} ms of CPU a page more, from ${from} to ${to}`,
    ),
  );
  return [cells(head), ...rows, "", ...marginal].join("\n");
}

async function keep(sizes: readonly SizeFigures[], figures: object) {
  const files = {
    "builds.json": `${JSON.stringify(figures, null, 2)}\n`,
    "builds.svg": secondsChart(sizes),
    "builds-per-page.svg": perPageChart(sizes),
  };
  await fs.mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files))
    await fs.writeFile(path.join(folder, name), text);
}

void runCommand(
  command({
    usage,
    options: {
      pages: { type: "string", default: "45,500,2000,5000" },
      keep: { type: "boolean", default: false },
    },
    failure: 2,
    async run({ values }, { print, printError }) {
      const wanted = sizesOf(values.pages);
      if (process.platform !== "linux")
        throw new Error("CPU and memory are read from /proc: run it on Linux");
      const loadBefore = load();
      if (loadBefore > 1)
        printError(
          `The machine is busy (load ${loadBefore}): seconds say little`,
        );
      const sizes: SizeFigures[] = [];
      for (const pages of wanted) sizes.push(await measure(pages, printError));
      print(table(sizes));
      if (values.keep)
        await keep(sizes, { ...circumstances({ loadBefore }), sizes });
      const grown = growing(sizes);
      print(
        grown.length
          ? `\nThe cost of a page grows\n${grown.map((line) => `  ${line}`).join("\n")}`
          : "\nThe cost of a page does not grow.",
      );
      return grown.length ? 1 : 0;
    },
  }),
);
