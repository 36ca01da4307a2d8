import sharp from "sharp";
import { picture, wholeContent } from "./contentFactories";
import { contentText } from "./contentText";
import { logoFile } from "../../src/site/seo";
import { temporaryFolder } from "./temporaryFolder";

/** A JPEG of this size in pixels. */
export const jpeg = (width: number, height = 900): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();

/** The smallest valid logo. */
export const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64"/></svg>';

let usual: Promise<Buffer> | undefined;

/**
 * A project folder with the smallest valid content.
 * @param files added, or replacing those with the same path
 */
export const contentProject = async (
  files: Readonly<Record<string, string | Buffer>> = {},
): Promise<string> =>
  temporaryFolder({
    ...Object.fromEntries(
      wholeContent().map((file) => [`content/${file.path}`, contentText(file)]),
    ),
    [`content/${logoFile}`]: logo,
    [`content/${picture}`]: await (usual ??= jpeg(1600)),
    ...files,
  });
