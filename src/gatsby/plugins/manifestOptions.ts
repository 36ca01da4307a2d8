import fs from "node:fs";
import path from "node:path";
import { toProjectPath } from "../../content/model/contentFile";
import { logoFile, themeColors } from "../../site/pageMetadata";
import { maskableIcon, appleTouchIcon } from "../output/writeOpaqueIcons";
import { routes } from "../../site/routes";
import { readCompanySettings, readFrontMatter } from "../readFrontMatter";

const { name, shortName, tagline } = readCompanySettings();

const manifestIcon = (
  src: string,
  size: number,
  purpose: "any" | "maskable",
) => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const shortcut = (file: string, url: string) => ({
  name: readFrontMatter(file).name ?? url,
  url,
});

/** Files of published resources with a timeline. */
const timelineFiles = fs
  .readdirSync(toProjectPath("resources"))
  .map((file) => `resources/${file}`)
  .filter((file) => {
    const { timeline, draft } = readFrontMatter(file);
    return timeline && !draft;
  });

/**
 * Options of gatsby-plugin-manifest, which draws the icons from the logo. The installed
 * site opens the moving plan, for which visitors install the site. `Seo` writes the theme
 * colors, one for each color scheme.
 */
export const manifestOptions = {
  name,
  short_name: shortName,
  description: tagline,
  lang: "en-US",
  start_url: routes.plan,
  scope: routes.home,
  shortcuts: [
    shortcut("pages/boxes.md", routes.boxList),
    shortcut("pages/inventory.md", routes.inventory),
    ...timelineFiles.map((file) =>
      shortcut(file, `${routes.resources}/${path.parse(file).name}`),
    ),
  ],
  display: "minimal-ui",
  background_color: themeColors.light,
  theme_color: themeColors.light,
  theme_color_in_head: false,
  icon: toProjectPath(logoFile),
  icons: [
    manifestIcon("icons/icon-192.png", 192, "any"),
    manifestIcon("icons/icon-512.png", 512, "any"),
    manifestIcon(maskableIcon.src, maskableIcon.size, "maskable"),
    manifestIcon(appleTouchIcon.src, appleTouchIcon.size, "any"),
  ],
  legacy: false,
  cache_busting_mode: "none",
};
