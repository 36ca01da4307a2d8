import sharp from "sharp";

export interface Shot {
  readonly png: Buffer;
  readonly caption: string;
}

/** Sizes on the sheet, in pixels. */
const cell = { width: 240, height: 620, gap: 8, caption: 16 } as const;

const escape = (text: string) =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A screenshot scaled to the cell's width and cropped to its height. */
async function thumbnail({ png }: Shot): Promise<Buffer> {
  const whole = sharp(png).resize({ width: cell.width });
  const { data, info } = await whole
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({
      left: 0,
      top: 0,
      width: info.width,
      height: Math.min(info.height, cell.height),
    })
    .toBuffer();
}

const caption = ({ caption: words }: Shot) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.caption}">` +
      `<text y="12" font-family="sans-serif" font-size="11">${escape(words)}</text></svg>`,
  );

/**
 * Arranges screenshots in rows with captions, as one JPEG.
 * @throws if the sheet would be higher than a JPEG can be (65,535 pixels)
 */
export async function contactSheet(
  rows: readonly (readonly Shot[])[],
  file: string,
): Promise<void> {
  const step = {
    x: cell.width + cell.gap,
    y: cell.height + cell.caption + cell.gap,
  };
  const layers = await Promise.all(
    rows.flatMap((row, y) =>
      row.map(async (shot, x) => {
        const place = { left: x * step.x, top: y * step.y };
        return [
          { ...place, input: caption(shot) },
          {
            ...place,
            top: place.top + cell.caption,
            input: await thumbnail(shot),
          },
        ];
      }),
    ),
  );
  const columns = Math.max(...rows.map((row) => row.length));
  await sharp({
    create: {
      width: columns * step.x,
      height: rows.length * step.y,
      channels: 3,
      background: "#9aa5ab",
    },
  })
    .composite(layers.flat())
    .jpeg({ quality: 80 })
    .toFile(file);
}
