/** Formats the `<title>` of a page, with the company's short name. */
export const formatPageTitle = (title: string, shortName: string): string =>
  `${title} | ${shortName}`;

/** Colors of the page and of the browser's interface; equal to `--page` in tokens.css. */
export const themeColors = { light: "#fdf4e3", dark: "#0b2029" } as const;

/** File of the company's logo, below `content/`: editors may replace the logo. */
export const logoFile = "images/logo.svg";

/** Path to which gatsby-plugin-manifest copies the logo, which is also the site's icon. */
export const logoPath = "/favicon.svg";

/**
 * ID of an element at the end of a page's first block. A `rel="expect"` link in the head
 * names the element: browsers render the page only after parsing the element, which avoids
 * layout shift.
 */
export const firstBlockEndId = "opening-end";

/** Size of the pictures for link previews, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The picture of a link preview. */
export interface ShareImage {
  /** Path of a JPEG. */
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

/** Builds the Open Graph properties of a page, with their contents (https://ogp.me). */
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
