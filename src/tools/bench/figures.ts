import { execFileSync } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Measured } from "./lighthouse";
import type { Transfer } from "./transfer";

export interface PageFigures extends Transfer {
  readonly path: string;
  /** Only for pages that Lighthouse measured. */
  readonly lighthouse?: Measured;
}

/**
 * Measurements and the machine: figures of different machines don't compare.
 */
export interface Figures {
  readonly taken: string;
  /** Ends in `-dirty` if there were uncommitted changes. */
  readonly commit: string;
  readonly machine: {
    readonly cores: number;
    readonly processor: string;
    readonly system: string;
    readonly node: string;
    readonly browser: string;
  };
  readonly lighthouse: { readonly version: string; readonly runs: number };
  readonly pages: readonly PageFigures[];
}

/**
 * When, from which commit and on which machine figures were taken.
 * @param more details of the machine, such as the browser
 */
export const runDetails = <More extends object>(more: More) => ({
  taken: new Date().toISOString(),
  commit: execFileSync(
    "git",
    ["describe", "--always", "--dirty", "--exclude=*"],
    { encoding: "utf8" },
  ).trim(),
  machine: {
    cores: os.availableParallelism(),
    processor: os.cpus()[0]?.model ?? "unknown",
    system: `${os.type()} ${os.arch()}`,
    node: process.version,
    ...more,
  },
});

/**
 * Writes figures and their charts.
 * @param files their texts by name
 */
export async function keepFigures(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files))
    await fs.writeFile(path.join(folder, name), text);
}
