import type { GatsbyNode } from "gatsby";
import { buildSchemaLate } from "./buildSchemaLate";
import { optimizeLess } from "./optimizeLess";
import { isDevelop } from "./reportFaults";

/** Spares builds work. It runs in each process of a build. */
export const onPluginInit: NonNullable<GatsbyNode["onPluginInit"]> = () => {
  if (isDevelop()) return;
  optimizeLess();
  buildSchemaLate(process.env);
};
