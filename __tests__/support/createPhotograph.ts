import sharp from "sharp";

interface Photograph {
  readonly width: number;
  readonly height: number;
  /** Position of the red disk in percent; defaults to the middle. */
  readonly disk?: { readonly x: number; readonly y: number };
  /** Amount of noise; 0 is a flat drawing. */
  readonly texture?: number;
  /** EXIF orientation: 1 upright, 6 rotated to the right. */
  readonly orientation?: number;
}

/** Diameter of the disk as a fraction of the shorter side. */
const diskSize = 0.04;

/** Creates a JPEG as from a camera, textured and with EXIF data. It shows a red disk. */
export async function createPhotograph({
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

/** Whether the red disk of a picture is visible. */
export async function isDiskVisible(file: string): Promise<boolean> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at]! > 180 && data[at + 1]! < 90 && data[at + 2]! < 90)
      return true;
  return false;
}
