import fs from "node:fs";
import path from "node:path";
import { contentPath } from "../../content/model/contentFile";
import { logoFile, themeColors } from "../../site/seo";
import { maskableIcon, touchIcon } from "../output/icons";
import { routes } from "../../site/routes";
import { companySettings, readSettings } from "./companySettings";

const { name, shortName, tagline } = companySettings();

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const shortcut = (file: string, url: string) => ({
  name: readSettings(file).name ?? url,
  url,
});

/** The files of pages with a timeline. */
const timelines = fs
  .readdirSync(contentPath("resources"))
  .map((file) => `resources/${file}`)
  .filter((file) => {
    const { timeline, draft } = readSettings(file);
    return timeline && !draft;
  });

/**
 * Options of gatsby-plugin-manifest, which draws the icons from the logo. Whoever installs
 * the site uses the plan. `Seo` sets the theme color for each color scheme.
 */
export const manifestOptions = {
  name,
  short_name: shortName,
  description: tagline,
  lang: "en-US",
  start_url: routes.plan,
  scope: routes.home,
  shortcuts: [
    shortcut("pages/boxes.md", routes.boxes),
    shortcut("pages/inventory.md", routes.inventory),
    ...timelines.map((file) =>
      shortcut(file, routes.resource(path.parse(file).name)),
    ),
  ],
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
