/** The `<title>` of a page, with the company's short name. */
export const formatPageTitle = (title: string, shortName: string): string =>
  `${title} | ${shortName}`;

/** Color of the page and of the browser's interface; `--page` in tokens.css. */
export const themeColors = { light: "#fdf4e3", dark: "#0f2a36" } as const;

/** The company's logo, below `content/`. Its editors may replace it. */
export const logoFile = "images/logo.svg";

/** Where gatsby-plugin-manifest puts the logo, which is the site's icon, too. */
export const logoPath = "/favicon.svg";

/**
 * Id of an element at the end of a page's first block. The page's head refers to
 * it: browsers don't render the page before they have parsed it that far, which
 * avoids layout shift.
 */
export const firstBlockEndId = "opening-end";

/** Size of the pictures of shared links, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The picture of a shared link; its path is that of a JPEG. */
export interface ShareImage {
  readonly sharedPath: string;
  readonly alt: string;
}

interface SharedPage {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly siteName: string;
  readonly type: "website" | "article";
}

/** The Open Graph properties of a page and their contents (https://ogp.me). */
export const buildOpenGraph = (
  { title, description, url, siteName, type }: SharedPage,
  picture: ShareImage,
  siteUrl: string,
): [property: string, content: string][] => [
  ["og:title", title],
  ["og:description", description],
  ["og:type", type],
  ["og:url", url],
  ["og:site_name", siteName],
  ["og:locale", "en_US"],
  ["og:image", siteUrl + picture.sharedPath],
  ["og:image:width", String(shareImageSize.width)],
  ["og:image:height", String(shareImageSize.height)],
  ["og:image:alt", picture.alt],
];
