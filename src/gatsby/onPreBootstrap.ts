import type { GatsbyNode } from "gatsby";
import { claimCache } from "./outdatedCache";
import { isDevelop, reportFaults } from "./reportFaults";

/** Stops a build with content faults before any plugin reads the content. */
export const onPreBootstrap: NonNullable<
  GatsbyNode["onPreBootstrap"]
> = async ({ reporter }) => {
  await claimCache(process.cwd());
  if (!isDevelop()) await reportFaults(reporter);
};
