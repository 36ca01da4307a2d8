import type { GatsbyNode } from "gatsby";
import { claimCache } from "./foreignCache";
import { isDevelop, reportFaults } from "./reportFaults";

/** Ends a build with faulty content before any plugin has read a file of it. */
export const onPreBootstrap: NonNullable<
  GatsbyNode["onPreBootstrap"]
> = async ({ reporter }) => {
  await claimCache(process.cwd());
  if (!isDevelop()) await reportFaults(reporter);
};
