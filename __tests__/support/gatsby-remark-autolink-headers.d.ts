declare module "gatsby-remark-autolink-headers" {
  import type { Root } from "mdast";

  /** Adds ids to the headings of a tree. */
  export default function autolinkHeaders(
    of: { markdownAST: Root },
    options: { icon: false; removeAccents: boolean },
  ): Root;
}
