import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const drawing = "static/icon.svg";

/** Behind the drawing where a device cuts the icon to a shape of its own. */
const background = "#1f4e6b";

/** Part of a maskable icon that no device cuts off. */
const safeZone = 0.8;

interface AppIcon {
  /** Address on the site. */
  readonly src: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** Part of the icon that the drawing fills; the rest is background. */
  readonly filled: number;
}

/** Icons that the web manifest names. */
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

/** iOS looks for it there by itself, and fills what is transparent with black. */
const touchIcon: AppIcon = {
  src: "/apple-touch-icon.png",
  size: 180,
  filled: 0.9,
};

/** What browsers and crawlers ask for that read no icon from pages. */
const tabIcon: AppIcon = { src: "/favicon.ico", size: 48, filled: 1 };

/** The icons as the web manifest lists them. */
export const listedIcons = manifestIcons.map(({ src, size, purpose }) => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
}));

/** The drawing has few colors, and who uses the site is sent an icon. */
const fewColors = { colours: 16, dither: 0 };

async function draw({ size, filled }: AppIcon): Promise<Buffer> {
  const inner = Math.round(size * filled);
  const density = (72 * inner) / 64;
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
 * A PNG file as the one picture of an ICO file.
 * Source: https://en.wikipedia.org/wiki/ICO_(file_format)
 */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // the file holds icons
  head.writeUInt16LE(1, 4); // one of them
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where it begins
  return Buffer.concat([head, png]);
}

/** Draws all icons from the one drawing into a folder. */
export async function writeAppIcons(folder: string): Promise<void> {
  for (const icon of [...manifestIcons, touchIcon, tabIcon]) {
    const file = path.join(folder, icon.src);
    const png = await draw(icon);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(
      file,
      file.endsWith(".ico") ? asIco(png, icon.size) : png,
    );
  }
}
