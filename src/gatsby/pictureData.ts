import path from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import type { FocalPoint } from "../content-model/fields";
import { focusedFile } from "./focusedFile";
import type { PictureFile } from "./focusedFile";
import { sharedFile } from "./sharedFile";

/** A picture as content nodes store it; `src` is a path below `content/`. */
export interface StoredPicture {
  readonly src: string;
  readonly focus?: FocalPoint;
}

interface Arguments {
  readonly width: number;
  readonly height: number;
  readonly breakpoints: readonly number[];
  readonly sizes: string;
}

type Master = Node & PictureFile;

interface Context {
  readonly nodeModel: {
    findOne: (args: { type: "File"; query: object }) => Promise<Master | null>;
  };
}

/**
 * Cards and pages share one shape and one set of files; a browser finds one at
 * most a third too wide for its place, whatever its screen.
 */
const usual = {
  width: 1200,
  height: 900,
  breakpoints: [320, 400, 560, 800, 1200],
};

/** @throws when there is no such file, which the content check tells first */
async function masterOf({ src }: StoredPicture, { nodeModel }: Context) {
  const master = await nodeModel.findOne({
    type: "File",
    query: { filter: { relativePath: { eq: src } } },
  });
  if (!master) throw new Error(`There is no content/${src}`);
  return master;
}

type Making = Pick<CreateResolversArgs, "cache" | "pathPrefix" | "reporter">;

/** Cropped to a shape around the focal point; its files are encoded later. */
async function dataOf(
  master: Master,
  { focus }: StoredPicture,
  args: Arguments,
  { cache, ...making }: Making,
) {
  const file = focus
    ? await focusedFile(master, { ...args, focus }, cache.directory)
    : master;
  return generateImageData({
    file,
    args: { ...args, transformOptions: { cropFocus: "center" } },
    cache,
    ...making,
  });
}

/** Has the files of a picture made that cards and pages show. */
export const makeUsualFiles = (
  master: Master,
  picture: StoredPicture,
  making: Making,
) => dataOf(master, picture, { ...usual, sizes: "" }, making);

/**
 * `gatsbyImageData` of a picture, cropped to a shape around its focal point.
 * Lengths are in pixels of the largest file.
 */
export const pictureData = (making: Making) => ({
  type: "GatsbyImageData!",
  args: {
    width: { type: "Int", defaultValue: usual.width },
    height: { type: "Int", defaultValue: usual.height },
    breakpoints: { type: "[Int!]", defaultValue: usual.breakpoints },
    sizes: "String!",
  },
  resolve: async (picture: StoredPicture, args: Arguments, context: Context) =>
    dataOf(await masterOf(picture, context), picture, args, making),
});

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
      const key = JSON.stringify([master.internal.contentDigest, focus]);
      const address =
        made.get(key) ??
        sharedFile(
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
