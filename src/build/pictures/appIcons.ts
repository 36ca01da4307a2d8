import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { contentPath } from "../../content-model/contentFile";
import { logoFile, logoPath } from "../../site/logo";

const drawing = contentPath(logoFile);

/** Fills the area around the drawing. */
const background = "#1f4e6b";

/** Part of a maskable icon's width that no device crops. */
const safeZone = 0.8;

interface AppIcon {
  /** Path on the site. */
  readonly src: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** Part of the icon's width that the drawing fills; the rest is background. */
  readonly filled: number;
}

/** The icons in the web manifest. */
const manifestIcons: readonly (AppIcon & { purpose: "any" | "maskable" })[] = [
  { src: "/icons/icon-192.png", size: 192, filled: 1, purpose: "any" },
  { src: "/icons/icon-512.png", size: 512, filled: 1, purpose: "any" },
  {
    src: "/icons/maskable-512.png",
    size: 512,
    filled: safeZone,
    purpose: "maskable",
  },
];

/** iOS requests this path by default and turns transparent areas black. */
const touchIcon: AppIcon = {
  src: "/apple-touch-icon.png",
  size: 180,
  filled: 0.9,
};

/** Browsers and crawlers request this path when a page names no icon. */
const tabIcon: AppIcon = { src: "/favicon.ico", size: 48, filled: 1 };

/** The icons in the format of the web manifest. */
export const webManifestIcons = manifestIcons.map(({ src, size, purpose }) => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
}));

/** The drawing has few colors, so a small palette saves every visitor bytes. */
const fewColors = { colours: 16, dither: 0 };

async function draw({ size, filled }: AppIcon): Promise<Buffer> {
  const inner = Math.round(size * filled);
  // At 72 dots per inch an SVG has the size that it names.
  const { width } = await sharp(drawing, { density: 72 }).metadata();
  const density = Math.min((72 * inner) / width, 100_000);
  const icon = sharp(drawing, { density }).resize(inner, inner);
  if (filled === 1) return icon.png(fewColors).toBuffer();
  return sharp({
    create: { width: size, height: size, channels: 3, background },
  })
    .composite([{ input: await icon.png().toBuffer() }])
    .png(fewColors)
    .toBuffer();
}

/**
 * Wraps a PNG file in an ICO file.
 * Source: https://en.wikipedia.org/wiki/ICO_(file_format)
 */
function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // offset of the image
  return Buffer.concat([head, png]);
}

/** Copies the logo into a folder, and renders all icons of it. */
export async function writeAppIcons(folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  await fs.copyFile(drawing, path.join(folder, logoPath));
  for (const icon of [...manifestIcons, touchIcon, tabIcon]) {
    const file = path.join(folder, icon.src);
    const png = await draw(icon);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(
      file,
      file.endsWith(".ico") ? icoFile(png, icon.size) : png,
    );
  }
}
