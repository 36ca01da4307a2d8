import path from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils";
import type { FocalPoint } from "../../content-model/imageValue";
import { artDirected } from "./artDirected";
import { cropData } from "./cropData";
import type { ResolverApi } from "./cropData";
import type { PictureFile } from "./focusedFile";
import { usualCrop } from "../../graph/pictureTypes";
import type { Crop } from "../../graph/pictureTypes";
import { socialImage } from "./socialImage";

/** A picture in a content node; `src` is a path below `content/`. */
export interface StoredPicture {
  readonly src: string;
  readonly focus?: FocalPoint;
}

interface Arguments extends Crop {
  /** A different crop for narrow screens. */
  readonly narrow?: Crop;
}

type Master = Node & PictureFile;

interface Context {
  readonly nodeModel: {
    findOne: (args: { type: "File"; query: object }) => Promise<Master | null>;
  };
}

/** @throws when there is no such file, which the content check reports earlier */
async function masterOf({ src }: StoredPicture, { nodeModel }: Context) {
  const master = await nodeModel.findOne({
    type: "File",
    query: { filter: { relativePath: { eq: src } } },
  });
  if (!master) throw new Error(`There is no content/${src}`);
  return master;
}

/** Queues the encoding of the files that cards and pages show. */
export const makeUsualFiles = (
  master: PictureFile,
  { focus }: StoredPicture,
  making: ResolverApi,
) => cropData(master, focus, usualCrop, making);

/**
 * The field `gatsbyImageData` of a picture: a crop around its focal point, and
 * with the argument `narrow` a different one for narrow screens.
 */
export const gatsbyImageData = (making: ResolverApi) =>
  getGatsbyImageFieldConfig<StoredPicture, Context, Arguments>(
    async (picture, { narrow, ...args }, context) => {
      const master = await masterOf(picture, context);
      const data = (crop: Crop) =>
        cropData(master, picture.focus, { ...args, ...crop }, making);
      return narrow
        ? artDirected(await data(args), await data(narrow))
        : data(args);
    },
    {
      width: { type: "Int", defaultValue: usualCrop.width },
      height: { type: "Int", defaultValue: usualCrop.height },
      breakpoints: { type: "[Int!]", defaultValue: usualCrop.breakpoints },
      narrow: { type: "NarrowCrop" },
    },
  );

/** The field `sharedPath` of a picture: the path of its crop for shared links. */
export const sharedPath = ({
  cache,
  createContentDigest,
}: Pick<CreateResolversArgs, "cache" | "createContentDigest">) => {
  // Several pages share a picture.
  const made = new Map<string, Promise<string>>();
  return {
    type: "String!",
    resolve: async (
      picture: StoredPicture,
      _args: object,
      context: Context,
    ) => {
      const master = await masterOf(picture, context);
      const { focus } = picture;
      const { name, internal } = master;
      const key = JSON.stringify([name, internal.contentDigest, focus]);
      const address =
        made.get(key) ??
        socialImage(
          master,
          focus,
          { cache: cache.directory, built: path.resolve("public") },
          createContentDigest,
        );
      made.set(key, address);
      return address;
    },
  };
};
