import sharp from "sharp";

interface Photograph {
  readonly width: number;
  readonly height: number;
  /** Where its red disk is, in percent; in the middle unless given. */
  readonly disk?: { readonly x: number; readonly y: number };
  /** How much its pixels differ: 0 is a flat drawing. */
  readonly texture?: number;
  /** How a camera says that it was held: 1 upright, 6 turned to the right. */
  readonly orientation?: number;
}

/** Part of the shorter side that the disk takes. */
const diskSize = 0.04;

/**
 * A JPEG like a camera's: textured all over, with a red disk in it, with data
 * on camera and place.
 */
export async function photograph({
  width,
  height,
  disk = { x: 50, y: 50 },
  texture = 25,
  orientation,
}: Photograph): Promise<Buffer> {
  const radius = (Math.min(width, height) * diskSize) / 2;
  const pixels = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#456",
      noise: { type: "gaussian", mean: 110, sigma: texture },
    },
  })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${width}" height="${height}"><circle cx="${disk.x}%" cy="${disk.y}%" r="${radius}" fill="#f00"/></svg>`,
        ),
      },
    ])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(pixels)
    .withExif({
      IFD0: { Make: "Camera" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 15/1 0/1" },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 80 })
    .toBuffer();
}

interface Disk {
  /** The middle of what is seen of it, in percent of the picture. */
  readonly x: number;
  readonly y: number;
  /** In percent of the picture. */
  readonly area: number;
}

/** Looks for the red disk; `null` where it isn't to be seen. */
export async function findDisk(picture: Buffer | string): Promise<Disk | null> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  let sumX = 0;
  let sumY = 0;
  for (let index = 0; index < info.width * info.height; index += 1) {
    const at = index * info.channels;
    const isRed = data[at]! > 180 && data[at + 1]! < 90 && data[at + 2]! < 90;
    if (!isRed) continue;
    count += 1;
    sumX += index % info.width;
    sumY += Math.floor(index / info.width);
  }
  if (!count) return null;
  return {
    x: (sumX / count / info.width) * 100,
    y: (sumY / count / info.height) * 100,
    area: (count / (info.width * info.height)) * 100,
  };
}
