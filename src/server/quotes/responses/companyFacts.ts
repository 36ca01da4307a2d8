import { isQuoteTexts } from "../../../quote/quoteTexts";
import type { QuoteTexts } from "../../../quote/quoteTexts";

/** The company's facts that responses to visitors show. */
export interface CompanyFacts {
  readonly name: string;
  readonly shortName: string;
  readonly phone: string;
  /** The texts of the quote form, if the file has them. */
  readonly form?: QuoteTexts | undefined;
}

/**
 * Parses the company's facts from the built site's `companyFile`.
 * @param read returns the file's text
 * @returns `undefined` if the file is unavailable or incomplete: responses do
 *   without it
 */
export async function companyFacts(
  read: () => Promise<string>,
): Promise<CompanyFacts | undefined> {
  try {
    const facts = JSON.parse(await read()) as Partial<CompanyFacts>;
    const { name, shortName, phone, form } = facts;
    return name && shortName && phone
      ? { name, shortName, phone, ...(isQuoteTexts(form) && { form }) }
      : undefined;
  } catch {
    return undefined;
  }
}
