import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { page } from "../content-model/commonFields";
import { kinds } from "../content-model/kinds";
import type { PictureFile } from "./pictures/focusedFile";
import { makeUsualFiles } from "./pictures/pictureData";
import type { StoredPicture } from "./pictures/pictureData";

/** Kinds whose entries have a card and a page, both with the same picture. */
const shown = kinds.filter(({ fields }) => fields.image === page.image);

/** Has the pictures of all cards and pages made, each once. */
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
    shown
      .flatMap(({ name }) => api.getNodesByType(name))
      .map(({ image }) => image as StoredPicture)
      .map((picture) => [
        JSON.stringify([picture.src, picture.focus]),
        picture,
      ]),
  );
  for (const picture of pictures.values())
    await makeUsualFiles(masters.get(picture.src)!, picture, api);
}

/**
 * Begins with the pictures while webpack, which knows one core only, bundles
 * the scripts: Gatsby itself would begin when a query asks for them.
 */
export const onPreBuild: NonNullable<GatsbyNode["onPreBuild"]> = (api) => {
  makePictures(api).catch(() => {
    // What fails here fails again in the query, which says so.
  });
};
