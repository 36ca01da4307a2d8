/** The company's facts that responses to visitors show. */
export interface CompanyFacts {
  readonly name: string;
  readonly shortName: string;
  readonly phone: string;
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
    const { name, shortName, phone } = facts;
    return name && shortName && phone ? { name, shortName, phone } : undefined;
  } catch {
    return undefined;
  }
}
