import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { childrenSeconds, treeMemory } from "./processTree";

/** The stages of a build, and the Gatsby activity that ends each. */
const stageEnds = {
  prepare: "write out requires",
  bundle: "Building HTML renderer",
  query: "Writing page-data.json and slice-data.json files to public directory",
  render: "stitching slices",
} as const;

type LoggedStage = keyof typeof stageEnds;
export type Stage = LoggedStage | "finish";

/**
 * Checking and reading content, bundling, running queries, rendering,
 * compressing.
 */
export const stages = [
  ...(Object.keys(stageEnds) as LoggedStage[]),
  "finish",
] as const;

/** The measurements of one build. */
export interface BuildFigures {
  /** Wall-clock time. */
  readonly seconds: number;
  /** CPU time of all processes. */
  readonly cpuSeconds: number;
  /** Peak memory of all processes together. */
  readonly peakMegabytes: number;
  /** Wall-clock seconds of each stage. */
  readonly stages: Readonly<Record<Stage, number>>;
}

/** How often memory is sampled. Milliseconds. */
const sampleInterval = 250;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The stage that has ended according to a line of Gatsby's output. */
export const endedStage = (line: string): LoggedStage | undefined =>
  (Object.keys(stageEnds) as LoggedStage[]).find((stage) =>
    line.includes(`success ${stageEnds[stage]} - `),
  );

/**
 * Runs `npm run build` and measures it.
 * @param project folder of the project
 * @throws with the end of the output if the build fails
 */
export async function runBuild(project: string): Promise<BuildFigures> {
  const cpu = childrenSeconds();
  const start = performance.now();
  const since = () => (performance.now() - start) / 1000;
  const child = spawn("npm", ["run", "build"], {
    cwd: project,
    env: { ...process.env, CI: "true" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let peak = 0;
  const sampling = setInterval(() => {
    // There is no id if npm could not be started.
    if (child.pid) peak = Math.max(peak, treeMemory(child.pid));
  }, sampleInterval);
  const output: string[] = [];
  const reached = new Map<Stage, number>();
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on("line", (line) => {
      output.push(line);
      const ended = endedStage(line);
      if (ended) reached.set(ended, since());
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  }).finally(() => clearInterval(sampling));
  if (code !== 0)
    throw new Error(`The build failed:\n${output.slice(-30).join("\n")}`);
  const seconds = since();
  reached.set("finish", seconds);
  let before = 0;
  const parts = stages.map((stage) => {
    const at = reached.get(stage);
    if (at === undefined)
      throw new Error(`Gatsby's output has no end of the stage "${stage}"`);
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
