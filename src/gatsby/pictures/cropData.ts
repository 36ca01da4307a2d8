import type { CreateResolversArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-image";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { getImageSizeAsync, queueImageResizing } from "gatsby-plugin-sharp";
import type { FocalPoint } from "../../content-model/fields";
import { focusedFile } from "./focusedFile";
import type { PictureFile } from "./focusedFile";
import { usualCrop } from "./pictureTypes";
import type { Crop, CropInFormats } from "./pictureTypes";

/** At these qualities flat drawings look the same; AVIF takes half the bytes. */
const qualityOf = (format: string) => (format === "avif" ? 32 : 70);

export type ResolverApi = Pick<
  CreateResolversArgs,
  "cache" | "pathPrefix" | "reporter"
>;

/**
 * URLs of the files that are already queued, by content hash, size and format.
 * Gatsby removes duplicates too, but reads the whole source file to do so.
 */
const queued = new Map<string, string>();

function fileAddress(
  file: PictureFile,
  size: { width: number; height: number },
  format: string,
  { pathPrefix, reporter }: ResolverApi,
): string {
  const toFormat = format === "auto" ? "webp" : format;
  const key = JSON.stringify([file.internal.contentDigest, size, toFormat]);
  const address =
    queued.get(key) ??
    pathPrefix +
      queueImageResizing({
        file,
        args: { ...size, toFormat, quality: qualityOf(toFormat) },
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
 * middle. The files are encoded later, and none is larger than the master.
 */
export async function cropData(
  master: PictureFile,
  focus: FocalPoint | undefined,
  crop: CropInFormats & { readonly sizes?: string },
  making: ResolverApi,
): Promise<IGatsbyImageData> {
  const file = await focusedFile(
    master,
    { ...sourceCrop(crop), focus },
    making.cache.directory,
  );
  const { width, height } = await getImageSizeAsync(file);
  return generateImageData({
    ...crop,
    pluginName: "Picture",
    filename: file.name,
    // With the source format AUTO, the AUTO files become the fallback.
    sourceMetadata: { width, height, format: "auto" },
    generateImageSource: (_name, fileWidth, fileHeight, format) => ({
      src: fileAddress(
        file,
        { width: fileWidth, height: fileHeight },
        format,
        making,
      ),
      width: fileWidth,
      height: fileHeight,
      format,
    }),
  });
}
