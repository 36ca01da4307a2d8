/** What answers to visitors say of the company. */
export interface CompanyFacts {
  readonly name: string;
  readonly shortName: string;
  readonly phone: string;
}

/**
 * The facts in the file that the build leaves in the site, `companyFile`. None
 * where it can't be had: no answer fails for it.
 * @param read its text
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
