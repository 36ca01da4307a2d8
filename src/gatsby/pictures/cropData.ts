import type { CreateResolversArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-image";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { getImageSizeAsync, queueImageResizing } from "gatsby-plugin-sharp";
import type { FocalPoint } from "../../content-model/fields";
import { focusedFile } from "./focusedFile";
import type { PictureFile } from "./focusedFile";
import { usualCrop } from "./pictureTypes";
import type { Crop, CropInFormats } from "./pictureTypes";

/** Flat drawings look the same in AVIF at half of WebP's bytes. */
const qualityOf = (format: string) => (format === "avif" ? 32 : 70);

const middle: FocalPoint = { x: 50, y: 50 };

export type ResolverApi = Pick<
  CreateResolversArgs,
  "cache" | "pathPrefix" | "reporter"
>;

/**
 * Where files are that jobs make, by what is made. Gatsby would make none
 * twice, but it reads the whole source to find out, for every page that asks.
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

/** Crops of the usual shape are cut from one file, and so have files in common. */
const cutFor = (crop: Crop): Crop =>
  crop.width / crop.height === usualCrop.width / usualCrop.height &&
  crop.width <= usualCrop.width
    ? usualCrop
    : crop;

/**
 * gatsby-plugin-image's data of a crop around a focal point, or else around the
 * middle. Its files are encoded later, none larger than the master allows.
 */
export async function cropData(
  master: PictureFile,
  focus: FocalPoint | undefined,
  crop: CropInFormats & { readonly sizes?: string },
  api: ResolverApi,
): Promise<IGatsbyImageData> {
  const file = await focusedFile(
    master,
    { ...cutFor(crop), focus: focus ?? middle },
    api.cache.directory,
  );
  const { width, height } = await getImageSizeAsync(file);
  return generateImageData({
    ...crop,
    pluginName: "Picture",
    filename: file.name,
    // Said of a source, AUTO stays what it is, and makes the fallback.
    sourceMetadata: { width, height, format: "auto" },
    generateImageSource: (_name, fileWidth, fileHeight, format) => ({
      src: fileAddress(
        file,
        { width: fileWidth, height: fileHeight },
        format,
        api,
      ),
      width: fileWidth,
      height: fileHeight,
      format,
    }),
  });
}
