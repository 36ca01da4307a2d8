import type { Built } from "./runBuild";

/** What was measured at one size of the site. */
export interface SizeFigures {
  readonly pages: number;
  /** Without a cache. */
  readonly cold: Built;
  /** After an edit of one file. */
  readonly warm: Built;
  /** Size of `public/`. */
  readonly publicMegabytes: number;
}

/** How much more one page more may cost than one did at the size before. */
export const tolerance = 0.25;

/** Differences below it say nothing, in milliseconds a page. */
const noise = 2;

export const builds = ["cold", "warm"] as const;
export type Build = (typeof builds)[number];

interface Step {
  readonly from: number;
  readonly to: number;
  /** Milliseconds of CPU that each page added. */
  readonly milliseconds: number;
}

/**
 * What each page more costs from size to size: CPU, which other programs on the
 * machine change least.
 */
export const steps = (sizes: readonly SizeFigures[], build: Build): Step[] =>
  sizes.slice(1).map((size, index) => {
    const before = sizes[index]!;
    const more = size[build].cpuSeconds - before[build].cpuSeconds;
    return {
      from: before.pages,
      to: size.pages,
      milliseconds: (1000 * more) / (size.pages - before.pages),
    };
  });

/** Says where a page more costs more than before, beyond the tolerance. */
export const growing = (sizes: readonly SizeFigures[]): string[] =>
  builds.flatMap((build) => {
    const all = steps(sizes, build);
    return all.slice(1).flatMap(({ from, to, milliseconds }, index) => {
      const before = Math.max(0, all[index]!.milliseconds);
      const most = before * (1 + tolerance) + noise;
      return milliseconds <= most
        ? []
        : [
            `${build}: from ${from} to ${to} pages each page more takes ${milliseconds.toFixed(1)} ms of CPU, of ${most.toFixed(1)} at most`,
          ];
    });
  });
