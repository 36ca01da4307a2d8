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
import { usualCrop } from "../../graph/pictureTypes";
import type { Crop } from "../../graph/pictureTypes";

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
 * Queues the encoding of files that aren't queued yet as one job, whose files
 * gatsby-plugin-sharp makes at the same time. Gatsby does a job once, even if
 * several processes ask for it.
 */
function queueFiles(
  file: PictureFile,
  encodings: readonly Encoding[],
  { pathPrefix, reporter }: ResolverApi,
): void {
  const missing = encodings.filter(
    (encoding) => !queued.has(keyOf(file, encoding)),
  );
  if (!missing.length) return;
  const files = batchQueueImageResizing({
    file,
    transforms: missing.map((encoding) => ({
      ...encoding,
      quality: qualityOf(encoding.toFormat, encoding.width),
      pathPrefix,
    })),
    reporter,
  });
  for (const [index, encoding] of missing.entries())
    queued.set(keyOf(file, encoding), required(files[index], "address").src);
}

/**
 * Crops whose files are among those of the usual one are cut from the same source,
 * to share them.
 */
const sourceCrop = (crop: Crop): Crop =>
  crop.width / crop.height === usualCrop.width / usualCrop.height &&
  crop.width <= usualCrop.width &&
  crop.breakpoints.every((width) => usualCrop.breakpoints.includes(width))
    ? usualCrop
    : crop;

type ShownCrop = Crop & { readonly sizes?: string };

interface Source {
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** gatsby-plugin-image's data of the AVIF files of a crop. */
const avifData = (
  { name, width, height }: Source,
  crop: ShownCrop,
  addressOf: (encoding: Encoding) => string,
): IGatsbyImageData =>
  generateImageData({
    ...crop,
    formats: ["avif"],
    pluginName: "Picture",
    filename: name,
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

function avifFiles(source: Source, crop: Crop): Encoding[] {
  const files: Encoding[] = [];
  avifData(source, crop, (file) => {
    files.push(file);
    return "not queued yet";
  });
  return files;
}

/**
 * gatsby-plugin-image's data of a crop around a focal point, by default the
 * middle: AVIF in all widths and, for the few supported browsers without AVIF,
 * one WebP file. The files are encoded later, and none is larger than the master.
 */
export async function cropData(
  master: PictureFile,
  focus: FocalPoint | undefined,
  crop: ShownCrop,
  making: ResolverApi,
): Promise<IGatsbyImageData> {
  const cut = sourceCrop(crop);
  const file = await focusedFile(
    master,
    { ...cut, focus },
    making.cache.directory,
  );
  const source = { name: file.name, ...(await getImageSizeAsync(file)) };
  const width = Math.min(crop.width, source.width);
  const height = Math.round((width * crop.height) / crop.width);
  const fallbackFile: Encoding = { width, height, toFormat: "webp" };
  queueFiles(file, avifFiles(source, cut), making);
  queueFiles(file, [fallbackFile], making);
  const addressOf = (encoding: Encoding) =>
    required(queued.get(keyOf(file, encoding)), "file of this size");
  const data = avifData(source, crop, addressOf);
  const src = addressOf(fallbackFile);
  const fallback = {
    src,
    srcSet: `${src} ${width}w`,
    sizes: data.images.sources?.[0]?.sizes,
  };
  return { ...data, images: { ...data.images, fallback } };
}
