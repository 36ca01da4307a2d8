declare module "gatsby-remark-autolink-headers" {
  import type { Root } from "mdast";

  /** Gives the headings of a tree their ids. */
  export default function autolinkHeaders(
    of: { markdownAST: Root },
    options: { icon: false; removeAccents: boolean },
  ): Root;
}
