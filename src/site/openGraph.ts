import { sharedPicture } from "./sharedPicture";

/** A picture as a link is shared with it; its path is that of the JPEG. */
export interface SharedPicture {
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

/**
 * What links to a page are shown with: Open Graph properties and their
 * contents (https://ogp.me).
 */
export const openGraph = (
  { title, description, url, siteName, type }: SharedPage,
  picture: SharedPicture,
  siteUrl: string,
): [property: string, content: string][] => [
  ["og:title", title],
  ["og:description", description],
  ["og:type", type],
  ["og:url", url],
  ["og:site_name", siteName],
  ["og:locale", "en_US"],
  ["og:image", siteUrl + picture.sharedPath],
  ["og:image:width", String(sharedPicture.width)],
  ["og:image:height", String(sharedPicture.height)],
  ["og:image:alt", picture.alt],
];
