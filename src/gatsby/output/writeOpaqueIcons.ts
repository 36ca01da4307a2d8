import path from "node:path";
import sharp from "sharp";
import { toProjectPath } from "../../content/model/contentFile";
import { logoFile, themeColors } from "../../site/pageMetadata";

/** Icon at the path that iOS requests, with its size in pixels. */
export const appleTouchIcon = { src: "apple-touch-icon.png", size: 180 };

/**
 * Icon that Android crops to a circle, with its size in pixels. A margin around the logo
 * keeps the logo within the circle.
 */
export const maskableIcon = { src: "icons/maskable-512.png", size: 512 };

/** Reads the color at the middle of the logo's upper edge; if transparent, the page's color. */
async function readEdgeColor(): Promise<{ r: number; g: number; b: number }> {
  const [r = 0, g = 0, b = 0] = await sharp(toProjectPath(logoFile))
    .resize(64, 64, { fit: "cover" })
    .extract({ left: 32, top: 0, width: 1, height: 1 })
    .flatten({ background: themeColors.light })
    .raw()
    .toBuffer();
  return { r, g, b };
}

/** Overwrites the icons that must be opaque. gatsby-plugin-manifest only scales the logo. */
export async function writeOpaqueIcons(folder: string): Promise<void> {
  const background = await readEdgeColor();

  async function writeIcon(
    { src, size }: { src: string; size: number },
    logoScale: number,
  ): Promise<void> {
    // An even size, so that the margins on both sides are whole pixels.
    const logoSize = Math.round((size * logoScale) / 2) * 2;
    const margin = (size - logoSize) / 2;
    await sharp(toProjectPath(logoFile), { density: 600 })
      .resize(logoSize, logoSize, { fit: "contain", background })
      .extend({
        top: margin,
        bottom: margin,
        left: margin,
        right: margin,
        background,
      })
      .flatten({ background })
      .png()
      .toFile(path.join(folder, src));
  }

  await writeIcon(appleTouchIcon, 1);
  await writeIcon(maskableIcon, 0.7);
}
