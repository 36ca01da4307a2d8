import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeAppIcons } from "./pictures/appIcons";
import { writeCompanyFile } from "./output/companyFile";

/**
 * Draws the icons that gatsby-plugin-manifest names at the same moment, and
 * tells the quote receiver of the company, also that of `gatsby develop`.
 */
export const onPostBootstrap: NonNullable<
  GatsbyNode["onPostBootstrap"]
> = async () => {
  const folder = path.resolve("public");
  await Promise.all([writeAppIcons(folder), writeCompanyFile(folder)]);
};
