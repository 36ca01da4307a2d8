import { contentPath } from "../../content/model/contentFile";
import { logoFile, themeColors } from "../../site/seo";
import { maskableIcon, touchIcon } from "../output/icons";
import { routes } from "../../site/routes";
import { companySettings } from "./companySettings";

const { name, shortName, tagline } = companySettings();

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/**
 * Options of gatsby-plugin-manifest, which draws the icons from the logo. `Seo` sets the theme color for each color scheme.
 */
export const manifestOptions = {
  name,
  short_name: shortName,
  description: tagline,
  lang: "en-US",
  start_url: routes.home,
  display: "minimal-ui",
  background_color: themeColors.light,
  theme_color: themeColors.light,
  theme_color_in_head: false,
  icon: contentPath(logoFile),
  icons: [
    icon("icons/icon-192.png", 192, "any"),
    icon("icons/icon-512.png", 512, "any"),
    icon(maskableIcon.src, maskableIcon.size, "maskable"),
    icon(touchIcon.src, touchIcon.size, "any"),
  ],
  legacy: false,
  cache_busting_mode: "none",
};
