import fs from "node:fs/promises";
import path from "node:path";
import { companyFile } from "../../../site/files";
import type { CompanyFacts } from "./companyFacts";

/**
 * Reads the company's facts from a built site.
 * @throws if it has none
 */
export async function companyInFolder(folder: string): Promise<CompanyFacts> {
  const file = path.join(folder, companyFile);
  const text = await fs.readFile(file, "utf8").catch((cause: unknown) => {
    throw new Error(`${folder} has no built site: run "npm run build" first`, {
      cause,
    });
  });
  return JSON.parse(text) as CompanyFacts;
}
