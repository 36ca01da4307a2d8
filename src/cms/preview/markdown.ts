import type { Root } from "mdast";
import visit from "unist-util-visit";
import { linkFix } from "../../content/check/markdown/linkAddress";
import { linksOf } from "../../content/read/markdown/markdownTree";
import { markdownFields } from "../../graph/markdownFields";

/**
 * The content check refuses HTML and unsafe links, but a preview shows a text
 * before it passes: HTML is shown as text, and refused links lead nowhere.
 */
function harmless({ markdownAST }: { markdownAST: Root }): void {
  visit(markdownAST, "html", (node) => {
    node.type = "text";
  });
  for (const link of linksOf(markdownAST)) if (linkFix(link.url)) link.url = "";
}

const kept = new Map<string, unknown>();

/** Each key typed makes a new text, so old ones are dropped. */
const cache = {
  get: (key: string) => Promise.resolve(kept.get(key)),
  set: (key: string, value: unknown) => {
    if (kept.size > 100) kept.clear();
    kept.set(key, value);
    return Promise.resolve();
  },
};

/**
 * Resolvers of the fields that gatsby-transformer-remark adds. They are its own,
 * so previews render Markdown as the build does.
 */
export const previewMarkdown = () =>
  markdownFields(cache, { name: "harmless", module: harmless });
