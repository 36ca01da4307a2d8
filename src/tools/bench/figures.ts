import { execFileSync } from "node:child_process";
import os from "node:os";
import type { Measured } from "./lighthouse";
import type { Transfer } from "./transfer";

export interface PageFigures extends Transfer {
  readonly path: string;
  /** Of pages that Lighthouse was asked about. */
  readonly lighthouse?: Measured;
}

/** What was measured, and where: figures of two machines don't compare. */
export interface Figures {
  readonly taken: string;
  /** With `-dirty` where files were changed since. */
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
 * What stands in figures beside what is measured.
 * @param more that bears on it, such as the browser
 */
export const circumstances = <More extends object>(more: More) => ({
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
