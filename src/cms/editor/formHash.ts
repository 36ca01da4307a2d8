/** The form at the page's address; none on other pages. */
export const currentFormHash = (): string | undefined =>
  /^#\/collections\/[^/]+\/(?:new(?=$|\?)|entries\/[^?]+)/.exec(
    location.hash,
  )?.[0];

/**
 * The address of an entry's form.
 * @param slug none for a new entry
 */
export const buildFormHash = (collection: string, slug?: string): string =>
  `#/collections/${collection}/${slug ? `entries/${slug}` : "new"}`;
