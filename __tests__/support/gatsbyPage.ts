/** The HTML of a page as Gatsby writes it, before it is finished. */
export const gatsbyPage = (body: string, css = ""): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5.16.1"/><style data-href="/styles.1.css" data-identity="gatsby-global-css">${css}</style></head><body><div id="___gatsby">${body}</div></body></html>`;
