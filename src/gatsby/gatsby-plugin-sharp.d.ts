declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Reporter } from "gatsby";

  /** Makes what `gatsbyImageData` of gatsby-transformer-sharp answers. */
  export function generateImageData(options: {
    file: object;
    args: object;
    pathPrefix: string;
    reporter: Reporter;
    cache: GatsbyCache;
  }): Promise<object | undefined>;
}
