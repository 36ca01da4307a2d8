import fs from "node:fs/promises";
import path from "node:path";
import { companyValues } from "../../site/facts";
import type { Company } from "../../site/facts";
import { companyFile } from "../../site/files";
import { interpolate } from "../../site/text";
import { labelsFile } from "../../content/model/kinds/labels";
import { quoteFormFile } from "../../content/model/kinds/quoteForm";
import { companySettings, readSettings } from "../plugins/companySettings";

/**
 * Writes the company data and the texts of the quote receiver's own pages.
 * @param company whose facts labels name; without it, they keep their tokens
 */
export async function writeCompanyFile(
  folder: string,
  company?: Company,
): Promise<void> {
  const { name, shortName, phone } = companySettings();
  const { home, call, quickLinks } = readSettings(labelsFile);
  const facts = company ? companyValues(company) : {};
  const fill = (text: unknown) =>
    typeof text === "string" ? interpolate(text, facts) : undefined;
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(
    path.join(folder, companyFile),
    JSON.stringify({
      name,
      shortName,
      phone,
      texts: {
        ...readSettings(quoteFormFile),
        labels: {
          home: fill(home),
          call: fill(call),
          quickLinks: fill(quickLinks),
        },
      },
    }),
  );
}
