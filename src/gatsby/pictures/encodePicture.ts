import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";
import { sharpFailOn } from "../../content/model/pictureFields";
import type { PictureFocus } from "../../content/model/pictureFields";

/**
 * sharp's options by format:
 * - At lower qualities of AVIF, rings and cables of the drawings break up. More effort
 * would make a file a tenth smaller but take six times as long, so only crops for phones
 * get more effort.
 * - WebP is for the few browsers without AVIF.
 * - JPEG is for services that show shared links.
 */
const encoderOptions = {
  avif: { quality: 45, effort: 2, tune: "ssim" },
  phone: { quality: 40, effort: 3 },
  webp: { quality: 50 },
  jpeg: { quality: 80, progressive: true },
} as const;

export interface PictureEncoding {
  readonly width: number;
  readonly height: number;
  readonly format: "avif" | "webp" | "jpeg";
  readonly forPhones?: boolean;
}

/** Memoized promises by the URL of a crop, so that each crop is encoded once. */
const encodes = new Map<string, Promise<void>>();

async function encodeToFile(
  { absolutePath }: FileSystemNode,
  { format, forPhones, ...size }: PictureEncoding,
  position: PictureFocus,
  file: string,
): Promise<void> {
  if (existsSync(file)) return;
  const picture = await sharp(await fs.readFile(absolutePath), {
    failOn: sharpFailOn,
  })
    .autoOrient()
    .resize({ ...size, position })
    .flatten({ background: "#fff" })
    .toFormat(format, {
      ...encoderOptions[format],
      ...(forPhones && format === "avif" && encoderOptions.phone),
    })
    .toBuffer();
  await fs.mkdir(path.dirname(file), { recursive: true });
  // Atomic write: a build may be stopped at any time, and several processes may write the same
  // file.
  const temporaryPath = `${file}.${process.pid}`;
  await fs.writeFile(temporaryPath, picture);
  await fs.rename(temporaryPath, file);
}

/**
 * Starts encoding a crop of a picture to a file below `public/static`, unless that crop was
 * started before.
 * @returns the file's URL, and a promise that resolves when the file is written
 */
export function encodePicture(
  master: FileSystemNode,
  encoding: PictureEncoding,
  focus: PictureFocus = "center",
): { src: string; done: Promise<void> } {
  const { width, height, format, forPhones = false } = encoding;
  const digest = createHash("sha256")
    .update(
      [master.internal.contentDigest, focus, forPhones].join(" ") +
        JSON.stringify(encoderOptions),
    )
    .digest("hex")
    .slice(0, 8);
  const src = `/static/${digest}/${master.name}-${width}x${height}.${format}`;
  const done =
    encodes.get(src) ??
    encodeToFile(master, encoding, focus, path.join("public", src));
  encodes.set(src, done);
  return { src, done };
}
