/** The company's logo, below `content/`. Its editors may replace it. */
export const logoFile = "images/logo.svg";

/** Where gatsby-plugin-manifest puts the logo, which is the site's icon, too. */
export const logoPath = "/favicon.svg";
