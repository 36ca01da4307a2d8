import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { page } from "../content-model/commonFields";
import { kinds } from "../content-model/kinds";
import { required } from "../site/required";
import type { PictureFile } from "./pictures/focusedFile";
import { makeUsualFiles } from "./pictures/pictureData";
import type { StoredPicture } from "./pictures/pictureData";

/** Kinds whose entries have a card and a page that show the same picture. */
const kindsWithCards = kinds.filter(
  ({ fields }) => fields.image === page.image,
);

/** Queues the encoding of all pictures of cards and pages, each once. */
export async function makePictures(
  api: Pick<
    NodePluginArgs,
    "getNodesByType" | "cache" | "pathPrefix" | "reporter"
  >,
): Promise<void> {
  const masters = new Map(
    (api.getNodesByType("File") as (Node & PictureFile)[]).map((file) => [
      file.relativePath,
      file,
    ]),
  );
  const pictures = new Map(
    kindsWithCards
      .flatMap(({ name }) => api.getNodesByType(name))
      .map(({ image }) => image as StoredPicture)
      .map((picture) => [
        JSON.stringify([picture.src, picture.focus]),
        picture,
      ]),
  );
  for (const picture of pictures.values())
    await makeUsualFiles(
      required(masters.get(picture.src), `content/${picture.src}`),
      picture,
      api,
    );
}

/**
 * Starts encoding pictures without waiting for them, because webpack, which runs
 * next, uses only one core. Gatsby would start when queries ask for pictures.
 */
export const onPreBuild: NonNullable<GatsbyNode["onPreBuild"]> = (api) => {
  makePictures(api).catch((error: unknown) => {
    // Not fatal: the queries ask for the same pictures again, and fail the build.
    api.reporter.warn(`Pictures could not be encoded ahead: ${String(error)}`);
  });
};
