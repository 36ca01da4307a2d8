declare module "gatsby-transformer-remark/extend-node-type" {
  import type { Node } from "gatsby";
  import type { Root } from "mdast";

  interface RemarkPlugin {
    readonly name: string;
    readonly module: (args: { markdownAST: Root }) => void;
  }

  interface Cache {
    readonly get: (key: string) => Promise<unknown>;
    readonly set: (key: string, value: unknown) => Promise<unknown>;
  }

  interface Field {
    readonly resolve: (markdown: Node) => Promise<unknown>;
  }

  /**
   * Creates the fields of `MarkdownRemark`. The return type has only the fields that
   * previews use.
   */
  export default function extendNodeType(
    api: {
      readonly type: { readonly name: string };
      readonly cache: Cache;
      readonly getCache: () => Cache;
      readonly getNodesByType: () => readonly Node[];
    },
    options: { readonly plugins: readonly RemarkPlugin[] },
  ): Promise<Readonly<Record<"html" | "timeToRead", Field>>>;
}
