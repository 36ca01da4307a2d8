import type { GatsbyNode } from "gatsby";
import { claimCache } from "./outdatedCache";
import { queryInMainProcess } from "./queryInMainProcess";
import { isDevelop, reportFaults } from "./reportFaults";

/**
 * Stops a build with content faults before any plugin reads the content, and
 * before Gatsby starts other processes.
 */
export const onPreBootstrap: NonNullable<
  GatsbyNode["onPreBootstrap"]
> = async ({ reporter }) => {
  await claimCache(process.cwd());
  if (isDevelop()) return;
  await reportFaults(reporter);
  await queryInMainProcess(process.cwd(), process.env);
};
