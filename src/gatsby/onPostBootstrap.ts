import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeAppIcons } from "./appIcons";

/** Draws the icons that gatsby-plugin-manifest names at the same moment. */
export const onPostBootstrap: NonNullable<GatsbyNode["onPostBootstrap"]> = () =>
  writeAppIcons(path.resolve("public"));
