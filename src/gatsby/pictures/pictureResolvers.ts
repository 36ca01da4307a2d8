import { generateImageData, withArtDirection } from "gatsby-plugin-image";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";
import type { PictureFocus } from "../../content/model/pictureFields";
import { required } from "../../shared/required";
import { shareImageSize } from "../../site/pageMetadata";
import { encodePicture } from "./encodePicture";
import type { PictureEncoding } from "./encodePicture";
import { findTone } from "./findTone";
import { defaultCropSize } from "../../graphql/pictureTypes";
import type { CropSize } from "../../graphql/pictureTypes";

/** A picture in a content node; `src` is a path below `content/`. */
interface PictureValue {
  readonly src: string;
  readonly focus?: PictureFocus;
}

interface PictureContext {
  readonly nodeModel: {
    findOne: (args: object) => Promise<FileSystemNode | null>;
  };
}

/**
 * Finds the picture's original file.
 * @throws if the file doesn't exist, which the content check reports earlier
 */
async function findMaster(
  { src }: PictureValue,
  { nodeModel }: PictureContext,
) {
  const filter = { relativePath: { eq: src } };
  const master = await nodeModel.findOne({ type: "File", query: { filter } });
  return required(master, `content/${src}`);
}

/**
 * Creates the data of a crop for gatsby-plugin-image: AVIF files in several widths, none
 * wider than the original. A crop that isn't for phones also gets a WebP file as fallback.
 */
async function createCropData(
  master: FileSystemNode,
  crop: CropSize,
  focus: PictureValue["focus"],
  forPhones: boolean,
): Promise<IGatsbyImageData> {
  const { autoOrient } = await sharp(master.absolutePath).metadata();
  const pendingWrites: Promise<void>[] = [];
  const encode = (encoding: PictureEncoding) => {
    const { src, done } = encodePicture(
      master,
      { ...encoding, forPhones },
      focus,
    );
    pendingWrites.push(done);
    return src;
  };
  const data = generateImageData({
    ...crop,
    formats: ["avif"],
    pluginName: "Picture",
    filename: master.name,
    sourceMetadata: { ...autoOrient, format: "avif" },
    generateImageSource: (_name, width, height) => {
      const src = encode({ width, height, format: "avif" });
      return { src, width, height, format: "avif" };
    },
  });
  if (forPhones) {
    await Promise.all(pendingWrites);
    return data;
  }
  const width = Math.min(crop.width, autoOrient.width);
  const height = Math.round((width * crop.height) / crop.width);
  const src = encode({ width, height, format: "webp" });
  await Promise.all(pendingWrites);
  const sizes = data.images.sources?.[0]?.sizes;
  const fallback = { src, sizes };
  return { ...data, images: { ...data.images, fallback } };
}

/**
 * Picture fields that are computed from the file: `gatsbyImageData` is a crop at the
 * picture's focus, `sharedPath` is the path of the JPEG for shared links, and `tone` a dark
 * color for what is behind the picture.
 */
export const pictureResolvers = {
  gatsbyImageData: getGatsbyImageFieldConfig<
    PictureValue,
    PictureContext,
    CropSize & { readonly narrow?: CropSize }
  >(
    async (picture, { narrow, ...wide }, context) => {
      const master = await findMaster(picture, context);
      const data = await createCropData(master, wide, picture.focus, false);
      if (!narrow) return data;
      const crop = { ...wide, ...narrow };
      const phone = await createCropData(master, crop, picture.focus, true);
      const { fallback } = data.images;
      const image = { ...phone, images: { ...phone.images, fallback } };
      const media = "(max-width: 767.98px)";
      const artDirected = withArtDirection(data, [{ media, image }]);
      const sources = artDirected.images.sources
        // Drops the source without a type, a duplicate of the fallback: phones without AVIF
        // take the fallback from `img`.
        ?.filter(({ type }) => type)
        // The size of `img` is that of the other crop. Without one of its own, the crop for
        // phones has the wrong height until it is there.
        .map((source) =>
          source.media
            ? { ...source, width: phone.width, height: phone.height }
            : source,
        );
      return { ...artDirected, images: { fallback, sources } };
    },
    {
      width: { type: "Int", defaultValue: defaultCropSize.width },
      height: { type: "Int", defaultValue: defaultCropSize.height },
      breakpoints: {
        type: "[Int!]",
        defaultValue: defaultCropSize.breakpoints,
      },
      narrow: { type: "NarrowCrop" },
    },
  ),
  sharedPath: {
    type: "String!",
    resolve: async (
      picture: PictureValue,
      _args: object,
      context: PictureContext,
    ) => {
      const master = await findMaster(picture, context);
      const encoding = { ...shareImageSize, format: "jpeg" } as const;
      const { src, done } = encodePicture(master, encoding, picture.focus);
      await done;
      return src;
    },
  },
  tone: {
    type: "String",
    resolve: async (
      picture: PictureValue,
      _args: object,
      context: PictureContext,
    ) => findTone((await findMaster(picture, context)).absolutePath),
  },
};
