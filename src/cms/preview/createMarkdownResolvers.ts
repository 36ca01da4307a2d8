import extendNodeType from "gatsby-transformer-remark/extend-node-type";
import type { Cache } from "gatsby-transformer-remark/extend-node-type";
import type { Root } from "mdast";
import visit from "unist-util-visit";
import { validateHref } from "../../content/check/markdown/validateHref";
import { findLinks } from "../../content/markdown/parseMarkdown";

/**
 * Prevents XSS by untrusted Markdown: shows HTML as text, and removes the URLs of unsafe
 * links. Previews render before the content check can reject these.
 */
function sanitizeMarkdown({ markdownAST }: { markdownAST: Root }): void {
  visit(markdownAST, "html", (node) => {
    node.type = "text";
  });
  for (const link of findLinks(markdownAST))
    if (validateHref(link.url)) link.url = "";
}

const htmlByKey = new Map<string, string>();

/**
 * Cache of gatsby-transformer-remark. It stores only HTML, the source of all fields: syntax
 * trees are many times larger. The cache is emptied when it exceeds 100 texts, because each
 * keystroke adds a text.
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
 * Creates gatsby-transformer-remark's own resolvers, so that previews render Markdown as
 * the build does.
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
