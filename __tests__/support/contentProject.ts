import sharp from "sharp";
import { picture, wholeContent } from "./contentFactories";
import { contentText } from "./contentText";
import { temporaryFolder } from "./temporaryFolder";

/** A JPEG of this size in pixels. */
export const jpeg = (width: number, height = 900): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();

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
    [`content/${picture}`]: await (usual ??= jpeg(1600)),
    ...files,
  });
