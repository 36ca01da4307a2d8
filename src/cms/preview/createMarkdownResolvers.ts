import extendNodeType from "gatsby-transformer-remark/extend-node-type";
import type { Cache } from "gatsby-transformer-remark/extend-node-type";
import type { Root } from "mdast";
import visit from "unist-util-visit";
import { validateLink } from "../../content/check/markdown/validateLink";
import { findLinks } from "../../content/markdown/parseMarkdown";

/**
 * The content check rejects HTML and unsafe links, but a preview shows a text
 * before it passes: HTML is shown as text, and such links lead nowhere.
 */
function sanitizeMarkdown({ markdownAST }: { markdownAST: Root }): void {
  visit(markdownAST, "html", (node) => {
    node.type = "text";
  });
  for (const link of findLinks(markdownAST))
    if (validateLink(link.url)) link.url = "";
}

const htmlByKey = new Map<string, string>();

/**
 * Only HTML is kept: all fields are made from it, and trees are many times larger.
 * Each key typed makes a new text, so old ones are dropped.
 */
const htmlCache: Cache = {
  get: (key) => Promise.resolve(htmlByKey.get(key)),
  set: (key, value) => {
    if (htmlByKey.size > 100) htmlByKey.clear();
    if (typeof value === "string") htmlByKey.set(key, value);
    return Promise.resolve(value);
  },
};

/**
 * Resolvers of the fields that gatsby-transformer-remark adds. They are its own,
 * so previews render Markdown as the build does.
 */
export const createMarkdownResolvers = () =>
  extendNodeType(
    {
      type: { name: "MarkdownRemark" },
      cache: htmlCache,
      getCache: () => htmlCache,
      getNodesByType: () => [],
    },
    { plugins: [{ name: "sanitizeMarkdown", module: sanitizeMarkdown }] },
  );
