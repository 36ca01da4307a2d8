/** The `<title>` of a page, with the company's short name. */
export const pageTitle = (title: string, shortName: string): string =>
  `${title} | ${shortName}`;
