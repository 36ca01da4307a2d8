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

  interface Transform {
    readonly width: number;
    readonly height: number;
    readonly toFormat: string;
    readonly quality: number;
    readonly pathPrefix: string;
  }

  /**
   * Queues the encoding of files from one picture, which are made at the same
   * time, and returns the URLs they will have.
   */
  export function batchQueueImageResizing(options: {
    file: File;
    transforms: readonly Transform[];
    reporter: Reporter;
  }): { src: string }[];
}
