import fs from "node:fs/promises";
import path from "node:path";
import { companyFile } from "../../site/files";
import { labelsFile } from "../../content/model/kinds/labels";
import { quoteFormFile } from "../../content/model/kinds/quoteForm";
import { companySettings, readSettings } from "../plugins/companySettings";

/** Writes the company data and the texts of the quote receiver's own pages. */
export async function writeCompanyFile(folder: string): Promise<void> {
  const { name, shortName, phone } = companySettings();
  const { home, call, quickLinks } = readSettings(labelsFile);
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(
    path.join(folder, companyFile),
    JSON.stringify({
      name,
      shortName,
      phone,
      texts: {
        ...readSettings(quoteFormFile),
        labels: { home, call, quickLinks },
      },
    }),
  );
}
