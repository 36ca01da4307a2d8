import { pairs } from "d3-array";
import type { BuildFigures } from "./runBuild";

/** The measurements at one size of the site. */
export interface SizeFigures {
  readonly pages: number;
  /** Without a cache. */
  readonly cold: BuildFigures;
  /** After an edit of one file. */
  readonly warm: BuildFigures;
  /** Size of `public/`. */
  readonly publicMegabytes: number;
}

/** How much the cost of an additional page may grow from size to size. */
export const tolerance = 0.25;

/** Ignored differences, in milliseconds per page. */
const noise = 2;

export const builds = ["cold", "warm"] as const;
export type Build = (typeof builds)[number];

interface GrowthStep {
  readonly from: number;
  readonly to: number;
  /** CPU milliseconds per additional page. */
  readonly milliseconds: number;
}

/**
 * The cost of an additional page from size to size, in CPU time, because other
 * programs on the machine affect it least.
 */
export const growthSteps = (
  sizes: readonly SizeFigures[],
  build: Build,
): GrowthStep[] =>
  pairs(sizes, (before, size) => {
    const seconds = size[build].cpuSeconds - before[build].cpuSeconds;
    return {
      from: before.pages,
      to: size.pages,
      milliseconds: (1000 * seconds) / (size.pages - before.pages),
    };
  });

/**
 * Describes where the cost of an additional page grows beyond the tolerance.
 */
export const growthFaults = (sizes: readonly SizeFigures[]): string[] =>
  builds.flatMap((build) =>
    pairs(growthSteps(sizes, build), (before, { from, to, milliseconds }) => {
      const max = Math.max(0, before.milliseconds) * (1 + tolerance) + noise;
      return milliseconds <= max
        ? []
        : [
            `${build}: from ${from} to ${to} pages, each additional page takes ${milliseconds.toFixed(1)} ms of CPU, at most ${max.toFixed(1)}`,
          ];
    }).flat(),
  );
