import fs from "node:fs/promises";
import path from "node:path";
import { getTokenValues } from "../../content/model/companyTokens";
import type { CompanyFacts } from "../../content/model/companyTokens";
import { receiverContentFile } from "../../site/files";
import { interpolate } from "../../shared/text";
import {
  defaultLabels,
  labelsFile,
} from "../../content/model/contentTypes/labels";
import { quoteFormFile } from "../../content/model/contentTypes/quoteForm";
import { readCompanySettings, readFrontMatter } from "../readFrontMatter";

/**
 * Writes the file with the company data and texts for the quote receiver's pages.
 * @param company facts that replace the tokens in labels; without them, the tokens stay
 */
export async function writeReceiverContentFile(
  folder: string,
  company?: CompanyFacts,
): Promise<void> {
  const { name, shortName, phone } = readCompanySettings();
  const { home, call, quickLinks }: Readonly<Record<string, unknown>> = {
    ...defaultLabels,
    ...readFrontMatter(labelsFile),
  };
  const facts = company ? getTokenValues(company) : {};
  const fillTokens = (text: unknown) =>
    typeof text === "string" ? interpolate(text, facts) : undefined;
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(
    path.join(folder, receiverContentFile),
    JSON.stringify({
      name,
      shortName,
      phone,
      texts: {
        ...readFrontMatter(quoteFormFile),
        labels: {
          home: fillTokens(home),
          call: fillTokens(call),
          quickLinks: fillTokens(quickLinks),
        },
      },
    }),
  );
}
