import { routes } from "../../site/routes";
import { themeColors } from "../../site/themeColors";
import { webManifestIcons } from "../pictures/appIcons";
import { companySettings } from "./companySettings";

const { name, shortName, tagline } = companySettings();

/**
 * Options of gatsby-plugin-manifest. `appIcons.ts` draws the icons, because the
 * plugin can't leave the margin that maskable ones need. `Seo` sets the theme
 * color for each color scheme.
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
  icons: webManifestIcons,
  include_favicon: false,
  legacy: false,
  cache_busting_mode: "none",
};
