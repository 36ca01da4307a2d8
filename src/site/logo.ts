/** The company's logo, below `content/`. Its editors may replace it. */
export const logoFile = "images/logo.svg";

/** Where the site serves the logo, which is its icon, too. */
export const logoPath = "/icon.svg";
