import path from "node:path";
import sharp from "sharp";
import { contentPath } from "../../content/model/contentFile";
import { logoFile, themeColors } from "../../site/seo";

/** iOS asks for it by this path. */
export const touchIcon = { src: "apple-touch-icon.png", size: 180 };

/** Android cuts it to a circle, so that the logo keeps clear of its edges. */
export const maskableIcon = { src: "icons/maskable-512.png", size: 512 };

/**
 * Writes the icons that may not be transparent over those of
 * gatsby-plugin-manifest, which only scales the logo.
 */
export async function writeOpaqueIcons(folder: string): Promise<void> {
  const background = themeColors.light;
  for (const [{ src, size }, part] of [
    [touchIcon, 1],
    [maskableIcon, 0.7],
  ] as const) {
    const inner = Math.round((size * part) / 2) * 2;
    const edge = (size - inner) / 2;
    await sharp(contentPath(logoFile), { density: 600 })
      .resize(inner, inner, { fit: "contain", background })
      .extend({
        ...{ top: edge, bottom: edge, left: edge, right: edge },
        background,
      })
      .flatten({ background })
      .png()
      .toFile(path.join(folder, src));
  }
}
