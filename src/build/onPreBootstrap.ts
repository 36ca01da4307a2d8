import type { GatsbyNode } from "gatsby";
import { isDevelop, reportFaults } from "./reportFaults";

/** Stops a build with content faults before any plugin reads the content. */
export const onPreBootstrap: NonNullable<
  GatsbyNode["onPreBootstrap"]
> = async ({ reporter }) => {
  if (!isDevelop()) await reportFaults(reporter);
};
