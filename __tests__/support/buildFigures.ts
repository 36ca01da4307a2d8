import type { SizeFigures } from "../../src/tools/bench/buildGrowth";
import type { BuildFigures } from "../../src/tools/bench/runBuild";

/** A build of this duration on one core, half of it for scripts. */
const built = (seconds: number): BuildFigures => ({
  seconds,
  cpuSeconds: seconds,
  peakMegabytes: 1000,
  stages: {
    prepare: seconds / 8,
    bundle: seconds / 2,
    query: seconds / 8,
    render: seconds / 8,
    finish: seconds / 8,
  },
});

/** The measurements for one size of the site. */
export const sizeFigures = (
  pages: number,
  cold: number,
  warm: number,
): SizeFigures => ({
  pages,
  cold: built(cold),
  warm: built(warm),
  publicMegabytes: 20,
});
