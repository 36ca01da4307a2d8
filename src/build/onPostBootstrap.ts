import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeAppIcons } from "./pictures/appIcons";
import { writeCompanyFile } from "./output/companyFile";

/**
 * Draws the icons that the web manifest lists and writes the company's data for
 * the quote receiver. This hook also runs under `gatsby develop`.
 */
export const onPostBootstrap: NonNullable<
  GatsbyNode["onPostBootstrap"]
> = async () => {
  const folder = path.resolve("public");
  await Promise.all([writeAppIcons(folder), writeCompanyFile(folder)]);
};
