import type { CreateResolversArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-image";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import {
  batchQueueImageResizing,
  getImageSizeAsync,
} from "gatsby-plugin-sharp";
import type { FocalPoint } from "../../content-model/imageValue";
import { required } from "../../site/required";
import { qualityOf } from "./encoding";
import { focusedFile } from "./focusedFile";
import type { PictureFile } from "./focusedFile";
import { usualCrop } from "./pictureTypes";
import type { Crop } from "./pictureTypes";

export type ResolverApi = Pick<
  CreateResolversArgs,
  "cache" | "pathPrefix" | "reporter"
>;

/** Width and height in pixels. */
interface Encoding {
  readonly width: number;
  readonly height: number;
  readonly toFormat: "avif" | "webp";
}

/** URLs of the files that are already queued, by content hash, size and format. */
const queued = new Map<string, string>();

const keyOf = (file: PictureFile, { width, height, toFormat }: Encoding) =>
  [file.internal.contentDigest, width, height, toFormat].join(" ");

/**
 * Queues the encoding of files that aren't queued yet. gatsby-plugin-sharp encodes
 * them at the same time, and does it once if several processes ask for the same
 * files.
 */
function queueFiles(
  file: PictureFile,
  encodings: readonly Encoding[],
  { pathPrefix, reporter }: ResolverApi,
): void {
  const keys = encodings.map((encoding) => keyOf(file, encoding));
  if (keys.every((key) => queued.has(key))) return;
  const files = batchQueueImageResizing({
    file,
    transforms: encodings.map((encoding) => ({
      ...encoding,
      quality: qualityOf(encoding.toFormat, encoding.width),
      pathPrefix,
    })),
    reporter,
  });
  for (const [index, { src }] of files.entries())
    queued.set(required(keys[index], "key of a file"), src);
}

/**
 * Crops whose files are among those of the usual one are cut from the same source,
 * to share them.
 */
const sourceCrop = (crop: Crop): Crop =>
  crop.width / crop.height === usualCrop.width / usualCrop.height &&
  crop.breakpoints.every((width) => usualCrop.breakpoints.includes(width))
    ? usualCrop
    : crop;

/**
 * gatsby-plugin-image's data of a crop around a focal point, by default the
 * middle: AVIF in all widths and, for the few supported browsers without AVIF,
 * one WebP file. The files are encoded later, and none is larger than the master.
 */
export async function cropData(
  master: PictureFile,
  focus: FocalPoint | undefined,
  crop: Crop & { readonly sizes?: string },
  making: ResolverApi,
): Promise<IGatsbyImageData> {
  const source = sourceCrop(crop);
  const file = await focusedFile(
    master,
    { ...source, focus },
    making.cache.directory,
  );
  const { width, height } = await getImageSizeAsync(file);
  const largest = Math.min(crop.width, width);
  const fallbackFile: Encoding = {
    width: largest,
    height: Math.round((largest * crop.height) / crop.width),
    toFormat: "webp",
  };
  const dataOf = (shape: Crop, addressOf: (encoding: Encoding) => string) =>
    generateImageData({
      ...shape,
      formats: ["avif"],
      pluginName: "Picture",
      filename: file.name,
      sourceMetadata: { width, height, format: "avif" },
      generateImageSource: (_name, fileWidth, fileHeight) => ({
        src: addressOf({
          width: fileWidth,
          height: fileHeight,
          toFormat: "avif",
        }),
        width: fileWidth,
        height: fileHeight,
        format: "avif",
      }),
    });
  const encodings: Encoding[] = [];
  dataOf(source, (encoding) => {
    encodings.push(encoding);
    return "not queued yet";
  });
  queueFiles(file, encodings, making);
  queueFiles(file, [fallbackFile], making);
  const addressOf = (encoding: Encoding) =>
    required(
      queued.get(keyOf(file, encoding)),
      `file ${encoding.width} pixels wide among those of the usual crop`,
    );
  const data = dataOf(crop, addressOf);
  const src = addressOf(fallbackFile);
  const fallback = {
    src,
    srcSet: `${src} ${largest}w`,
    sizes: data.images.sources?.[0]?.sizes,
  };
  return { ...data, images: { ...data.images, fallback } };
}
