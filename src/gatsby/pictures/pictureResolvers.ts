import { generateImageData, withArtDirection } from "gatsby-plugin-image";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";
import type { Focus } from "../../content/model/pictureFields";
import { required } from "../../site/required";
import { sharedPicture } from "../../site/seo";
import { encodePicture } from "./encodePicture";
import type { Encoding } from "./encodePicture";
import { usualCrop } from "../../graph/pictureTypes";
import type { Crop } from "../../graph/pictureTypes";

/** A picture in a content node; `src` is a path below `content/`. */
interface StoredPicture {
  readonly src: string;
  readonly focus?: Focus;
}

interface PictureContext {
  readonly nodeModel: {
    findOne: (args: object) => Promise<FileSystemNode | null>;
  };
}

/** @throws when there is no such file, which the content check reports earlier */
async function masterOf({ src }: StoredPicture, { nodeModel }: PictureContext) {
  const filter = { relativePath: { eq: src } };
  const master = await nodeModel.findOne({ type: "File", query: { filter } });
  return required(master, `content/${src}`);
}

/**
 * gatsby-plugin-image's data of a crop: AVIF in all widths, of which none is
 * larger than the master, and one WebP file, but not for phones.
 */
async function cropData(
  master: FileSystemNode,
  crop: Crop,
  focus: StoredPicture["focus"],
  forPhones: boolean,
): Promise<IGatsbyImageData> {
  const { autoOrient } = await sharp(master.absolutePath).metadata();
  const writing: Promise<void>[] = [];
  const addressOf = (encoding: Encoding) => {
    const { src, done } = encodePicture(
      master,
      { ...encoding, forPhones },
      focus,
    );
    writing.push(done);
    return src;
  };
  const data = generateImageData({
    ...crop,
    formats: ["avif"],
    pluginName: "Picture",
    filename: master.name,
    sourceMetadata: { ...autoOrient, format: "avif" },
    generateImageSource: (_name, width, height) => {
      const src = addressOf({ width, height, format: "avif" });
      return { src, width, height, format: "avif" };
    },
  });
  if (forPhones) {
    await Promise.all(writing);
    return data;
  }
  const width = Math.min(crop.width, autoOrient.width);
  const height = Math.round((width * crop.height) / crop.width);
  const src = addressOf({ width, height, format: "webp" });
  await Promise.all(writing);
  const sizes = data.images.sources?.[0]?.sizes;
  const fallback = { src, sizes };
  return { ...data, images: { ...data.images, fallback } };
}

/**
 * The fields of a picture that its file makes: `gatsbyImageData`, a crop at its
 * focus, and `sharedPath`, the path of the JPEG that is shown with shared links.
 */
export const pictureResolvers = {
  gatsbyImageData: getGatsbyImageFieldConfig<
    StoredPicture,
    PictureContext,
    Crop & { readonly narrow?: Crop }
  >(
    async (picture, { narrow, ...wide }, context) => {
      const master = await masterOf(picture, context);
      const data = await cropData(master, wide, picture.focus, false);
      if (!narrow) return data;
      const crop = { ...wide, ...narrow };
      const phone = await cropData(master, crop, picture.focus, true);
      const { fallback } = data.images;
      const image = { ...phone, images: { ...phone.images, fallback } };
      const media = "(max-width: 767.98px)";
      const directed = withArtDirection(data, [{ media, image }]);
      // It repeats the fallback, which phones without AVIF take from `img`.
      const sources = directed.images.sources?.filter(({ type }) => type);
      return { ...directed, images: { fallback, sources } };
    },
    {
      width: { type: "Int", defaultValue: usualCrop.width },
      height: { type: "Int", defaultValue: usualCrop.height },
      breakpoints: { type: "[Int!]", defaultValue: usualCrop.breakpoints },
      narrow: { type: "NarrowCrop" },
    },
  ),
  sharedPath: {
    type: "String!",
    resolve: async (
      picture: StoredPicture,
      _args: object,
      context: PictureContext,
    ) => {
      const master = await masterOf(picture, context);
      const encoding = { ...sharedPicture, format: "jpeg" } as const;
      const { src, done } = encodePicture(master, encoding, picture.focus);
      await done;
      return src;
    },
  },
};
