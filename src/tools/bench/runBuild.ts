import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { childrenSeconds, treeMemory } from "./processTree";

/** The parts of a build, and the activity of Gatsby that ends each. */
const ends = {
  prepare: "write out requires",
  bundle: "Building HTML renderer",
  query: "Merge worker state",
  render: "stitching slices",
} as const;

/** Check and read the content, bundle scripts, ask queries, render, compress. */
export const stages = [...(Object.keys(ends) as Ending[]), "finish"] as const;

type Ending = keyof typeof ends;
export type Stage = Ending | "finish";

/** What one build took. */
export interface Built {
  /** By the clock. */
  readonly seconds: number;
  /** Of all its processes together. */
  readonly cpuSeconds: number;
  /** Most that its processes held in memory together, in megabytes. */
  readonly peakMegabytes: number;
  /** Seconds of each part by the clock. */
  readonly stages: Readonly<Record<Stage, number>>;
}

/** Milliseconds between two looks at the memory. */
const interval = 250;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The part that a line of Gatsby's output says has ended. */
export const endOf = (line: string): Ending | undefined =>
  (Object.keys(ends) as Ending[]).find((stage) =>
    line.includes(`success ${ends[stage]} - `),
  );

/**
 * Builds a project as `npm run build` does.
 * @param project its folder
 * @throws with the end of the output when the build fails
 */
export async function runBuild(project: string): Promise<Built> {
  const cpu = childrenSeconds();
  const start = performance.now();
  const since = () => (performance.now() - start) / 1000;
  const child = spawn("npm", ["run", "build"], {
    cwd: project,
    env: { ...process.env, CI: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, treeMemory(child.pid!));
  }, interval);
  const output: string[] = [];
  const reached = new Map<Stage, number>();
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on("line", (line) => {
      output.push(line);
      const ended = endOf(line);
      if (ended) reached.set(ended, since());
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  }).finally(() => clearInterval(watch));
  if (code !== 0)
    throw new Error(`The build failed:\n${output.slice(-30).join("\n")}`);
  const seconds = since();
  reached.set("finish", seconds);
  let before = 0;
  const parts = stages.map((stage) => {
    const at = reached.get(stage);
    if (at === undefined)
      throw new Error(`Gatsby no longer says "${ends[stage as Ending]}"`);
    const took = at - before;
    before = at;
    return [stage, tenth(took)] as const;
  });
  return {
    seconds: tenth(seconds),
    cpuSeconds: tenth(childrenSeconds() - cpu),
    peakMegabytes: Math.round(peak / 1e6),
    stages: Object.fromEntries(parts) as Record<Stage, number>,
  };
}
