import path from "node:path";
import sharp from "sharp";
import { toProjectPath } from "../../content/model/contentFile";
import { logoFile, themeColors } from "../../site/pageMetadata";

/** iOS asks for it by this path. */
export const appleTouchIcon = { src: "apple-touch-icon.png", size: 180 };

/** Android cuts it to a circle, so that the logo keeps clear of its edges. */
export const maskableIcon = { src: "icons/maskable-512.png", size: 512 };

/** The color of the logo in the middle of its upper edge, or the page's behind it. */
async function readEdgeColor(): Promise<{ r: number; g: number; b: number }> {
  const [r = 0, g = 0, b = 0] = await sharp(toProjectPath(logoFile))
    .resize(64, 64, { fit: "cover" })
    .extract({ left: 32, top: 0, width: 1, height: 1 })
    .flatten({ background: themeColors.light })
    .raw()
    .toBuffer();
  return { r, g, b };
}

/**
 * Writes the icons that may not be transparent over those of
 * gatsby-plugin-manifest, which only scales the logo.
 */
export async function writeOpaqueIcons(folder: string): Promise<void> {
  const background = await readEdgeColor();
  for (const [{ src, size }, logoScale] of [
    [appleTouchIcon, 1],
    [maskableIcon, 0.7],
  ] as const) {
    const inner = Math.round((size * logoScale) / 2) * 2;
    const edge = (size - inner) / 2;
    await sharp(toProjectPath(logoFile), { density: 600 })
      .resize(inner, inner, { fit: "contain", background })
      .extend({
        top: edge,
        bottom: edge,
        left: edge,
        right: edge,
        background,
      })
      .flatten({ background })
      .png()
      .toFile(path.join(folder, src));
  }
}
