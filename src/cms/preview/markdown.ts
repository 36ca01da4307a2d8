import extendNodeType from "gatsby-transformer-remark/extend-node-type";
import type { Cache } from "gatsby-transformer-remark/extend-node-type";
import type { Root } from "mdast";
import visit from "unist-util-visit";
import { linkFix } from "../../content/check/markdown/linkAddress";
import { linksOf } from "../../content/read/markdown/markdownTree";

/**
 * The content check rejects HTML and unsafe links, but a preview shows a text
 * before it passes: HTML is shown as text, and such links lead nowhere.
 */
function harmless({ markdownAST }: { markdownAST: Root }): void {
  visit(markdownAST, "html", (node) => {
    node.type = "text";
  });
  for (const link of linksOf(markdownAST)) if (linkFix(link.url)) link.url = "";
}

const kept = new Map<string, string>();

/**
 * Only HTML is kept: all fields are made from it, and trees are many times larger.
 * Each key typed makes a new text, so old ones are dropped.
 */
const cache: Cache = {
  get: (key) => Promise.resolve(kept.get(key)),
  set: (key, value) => {
    if (kept.size > 100) kept.clear();
    if (typeof value === "string") kept.set(key, value);
    return Promise.resolve(value);
  },
};

/**
 * Resolvers of the fields that gatsby-transformer-remark adds. They are its own,
 * so previews render Markdown as the build does.
 */
export const previewMarkdown = () =>
  extendNodeType(
    {
      type: { name: "MarkdownRemark" },
      cache,
      getCache: () => cache,
      getNodesByType: () => [],
    },
    { plugins: [{ name: "harmless", module: harmless }] },
  );
