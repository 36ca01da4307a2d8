import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeCompanyFile } from "./output/companyFile";

/**
 * Writes the company's data for the quote receiver. This hook also runs under
 * `gatsby develop`.
 */
export const onPostBootstrap: NonNullable<
  GatsbyNode["onPostBootstrap"]
> = async () => {
  await writeCompanyFile(path.resolve("public"));
};
