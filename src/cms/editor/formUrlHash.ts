/**
 * Returns the part of the location's hash that names the open form; `undefined` if no
 * form is open.
 */
export const readFormUrlHash = (): string | undefined =>
  /^#\/collections\/[^/]+\/(?:new(?=$|\?)|entries\/[^?]+)/.exec(
    location.hash,
  )?.[0];

/**
 * Builds the hash of an entry's form.
 * @param slug `undefined` or empty for a new entry
 */
export const buildFormUrlHash = (collection: string, slug?: string): string =>
  slug
    ? `#/collections/${collection}/entries/${slug}`
    : `#/collections/${collection}/new`;
