import sharp from "sharp";

interface Photograph {
  readonly width: number;
  readonly height: number;
  /** Position of its red disk in percent; by default the middle. */
  readonly disk?: { readonly x: number; readonly y: number };
  /** Amount of noise: 0 is a flat drawing. */
  readonly texture?: number;
  /** EXIF orientation: 1 upright, 6 rotated to the right. */
  readonly orientation?: number;
}

/** Diameter of the disk as a fraction of the shorter side. */
const diskSize = 0.04;

/**
 * A JPEG like from a camera: textured, with a red disk and with EXIF data.
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
  /** The center of its visible part, in percent of the picture. */
  readonly x: number;
  readonly y: number;
  /** In percent of the picture. */
  readonly area: number;
}

/** Finds the red disk; `null` if it is not visible. */
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
