declare module "gatsby-plugin-sharp" {
  import type { Reporter } from "gatsby";

  interface File {
    readonly absolutePath: string;
    readonly name: string;
    readonly internal: { readonly contentDigest: string };
  }

  /** Width and height in pixels, cached by the file's digest. */
  export function getImageSizeAsync(
    file: File,
  ): Promise<{ width: number; height: number }>;

  /** Queues the encoding of a file and returns the URL it will have. */
  export function queueImageResizing(options: {
    file: File;
    args: {
      width: number;
      height: number;
      toFormat: string;
      quality: number;
    };
    reporter: Reporter;
  }): { src: string };
}
