import { sharedPicture } from "./sharedPicture";

/** The picture of a shared link; its path is that of a JPEG. */
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

/** The Open Graph properties of a page and their contents (https://ogp.me). */
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
