import { isReceiverTexts } from "./receiverTexts";
import type { ReceiverTexts } from "./receiverTexts";

export interface CompanyFacts {
  readonly name: string;
  readonly shortName: string;
  readonly phone: string;
  /** Missing if the file hasn't got all of them. */
  readonly texts?: ReceiverTexts | undefined;
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
    const { name, shortName, phone, texts } = facts;
    return name && shortName && phone
      ? { name, shortName, phone, ...(isReceiverTexts(texts) && { texts }) }
      : undefined;
  } catch {
    return undefined;
  }
}
