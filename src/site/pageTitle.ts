/** The `<title>` of a page: what it is about, then whose it is. */
export const pageTitle = (title: string, shortName: string): string =>
  `${title} | ${shortName}`;
