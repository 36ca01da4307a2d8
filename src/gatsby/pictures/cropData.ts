import type { CreateResolversArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-image";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { getImageSizeAsync, queueImageResizing } from "gatsby-plugin-sharp";
import type { FocalPoint } from "../../content-model/imageValue";
import { qualityOf } from "./encoding";
import { focusedFile } from "./focusedFile";
import type { PictureFile } from "./focusedFile";
import { usualCrop } from "./pictureTypes";
import type { Crop } from "./pictureTypes";

export type ResolverApi = Pick<
  CreateResolversArgs,
  "cache" | "pathPrefix" | "reporter"
>;

/**
 * URLs of the files that are already queued, by content hash, size and format.
 * Gatsby removes duplicates too, but reads the whole source file to do so.
 */
const queued = new Map<string, string>();

interface Size {
  readonly width: number;
  readonly height: number;
}

function fileAddress(
  file: PictureFile,
  size: Size,
  format: "avif" | "webp",
  { pathPrefix, reporter }: ResolverApi,
): string {
  const key = JSON.stringify([file.internal.contentDigest, size, format]);
  const address =
    queued.get(key) ??
    pathPrefix +
      queueImageResizing({
        file,
        args: {
          ...size,
          toFormat: format,
          quality: qualityOf(format, size.width),
        },
        reporter,
      }).src;
  queued.set(key, address);
  return address;
}

/** Crops of the usual proportions are cut from one source, to share its files. */
const sourceCrop = (crop: Crop): Crop =>
  crop.width / crop.height === usualCrop.width / usualCrop.height &&
  crop.width <= usualCrop.width
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
  const file = await focusedFile(
    master,
    { ...sourceCrop(crop), focus },
    making.cache.directory,
  );
  const { width, height } = await getImageSizeAsync(file);
  const address = (size: Size, format: "avif" | "webp") =>
    fileAddress(file, size, format, making);
  const data = generateImageData({
    ...crop,
    formats: ["avif"],
    pluginName: "Picture",
    filename: file.name,
    sourceMetadata: { width, height, format: "avif" },
    generateImageSource: (_name, fileWidth, fileHeight) => ({
      src: address({ width: fileWidth, height: fileHeight }, "avif"),
      width: fileWidth,
      height: fileHeight,
      format: "avif",
    }),
  });
  const largest = Math.min(crop.width, width);
  const src = address(
    {
      width: largest,
      height: Math.round((largest * crop.height) / crop.width),
    },
    "webp",
  );
  const fallback = {
    src,
    srcSet: `${src} ${largest}w`,
    sizes: data.images.sources?.[0]?.sizes,
  };
  return { ...data, images: { ...data.images, fallback } };
}
