import fs from "node:fs/promises";
import path from "node:path";
import { companyFile } from "../../site/buildFiles";
import { quoteFormFile } from "../../content-model/kinds/quoteForm";
import { companySettings, readSettings } from "../plugins/companySettings";

/**
 * Writes the company data and the texts of the form that the quote receiver
 * shows on its own pages.
 */
export async function writeCompanyFile(folder: string): Promise<void> {
  const { name, shortName, phone } = companySettings();
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(
    path.join(folder, companyFile),
    JSON.stringify({
      ...{ name, shortName, phone },
      form: readSettings(quoteFormFile),
    }),
  );
}
