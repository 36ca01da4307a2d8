import path from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import { getGatsbyImageFieldConfig } from "gatsby-plugin-image/graphql-utils";
import type { FocalPoint } from "../../content-model/fields";
import { artDirected } from "./artDirected";
import { cropData } from "./cropData";
import type { ResolverApi } from "./cropData";
import type { PictureFile } from "./focusedFile";
import { usualCrop } from "./pictureTypes";
import type { Crop, CropInFormats } from "./pictureTypes";
import { socialImage } from "./socialImage";

/** A picture as content nodes store it; `src` is a path below `content/`. */
export interface StoredPicture {
  readonly src: string;
  readonly focus?: FocalPoint;
}

interface Arguments extends CropInFormats {
  /** The crop for narrow screens, where it is another. */
  readonly narrow?: Crop;
}

type Master = Node & PictureFile;

interface Context {
  readonly nodeModel: {
    findOne: (args: { type: "File"; query: object }) => Promise<Master | null>;
  };
}

/** @throws when there is no such file, which the content check tells first */
async function masterOf({ src }: StoredPicture, { nodeModel }: Context) {
  const master = await nodeModel.findOne({
    type: "File",
    query: { filter: { relativePath: { eq: src } } },
  });
  if (!master) throw new Error(`There is no content/${src}`);
  return master;
}

/** Has the files of a picture made that cards and pages show. */
export const makeUsualFiles = (
  master: PictureFile,
  { focus }: StoredPicture,
  api: ResolverApi,
) => cropData(master, focus, usualCrop, api);

/**
 * `gatsbyImageData` of a picture, cropped to a shape around its focal point, and
 * on narrow screens to another one where a query asks for it.
 */
export const gatsbyImageData = (api: ResolverApi) =>
  getGatsbyImageFieldConfig<StoredPicture, Context, Arguments>(
    async (picture, { narrow, ...args }, context) => {
      const master = await masterOf(picture, context);
      const data = (crop: Crop) =>
        cropData(master, picture.focus, { ...args, ...crop }, api);
      return narrow
        ? artDirected(await data(args), await data(narrow))
        : data(args);
    },
    {
      width: { type: "Int", defaultValue: usualCrop.width },
      height: { type: "Int", defaultValue: usualCrop.height },
      breakpoints: { type: "[Int!]", defaultValue: usualCrop.breakpoints },
      formats: {
        type: "[GatsbyImageFormat!]",
        defaultValue: usualCrop.formats,
      },
      narrow: { type: "NarrowCrop" },
    },
  );

/** `sharedPath` of a picture: where its crop for shared links is on the site. */
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
