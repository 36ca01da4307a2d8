import type { Root } from "mdast";
import type { Attacher, ParserFunction } from "unified";
import visit from "unist-util-visit";
import { kindOf } from "../../content-model/contentFile";
import type { ContentFile } from "../../content-model/contentFile";
import { markdownTexts } from "../../content-model/markdown/markdownTexts";

/** What the content check has parsed and no page has shown yet, by text. */
const trees = new Map<string, Root>();

/**
 * Keeps the trees of checked files for {@link keptTrees}, instead of those of an
 * earlier check.
 */
export function keepTrees(files: readonly ContentFile[]): void {
  trees.clear();
  for (const file of files) {
    const kind = kindOf(file.path);
    for (const { text, tree } of kind ? markdownTexts(file, kind) : []) {
      if (!tree) continue;
      // Only the check needs positions, and they are most of a tree.
      visit(tree, (node) => {
        node.position = undefined;
      });
      trees.set(text, tree);
    }
  }
}

/**
 * A plugin of the transformer's parser, which takes each kept tree once: parsing
 * is what costs most in building a page.
 */
export const keptTrees: Attacher = function () {
  const parse = this.Parser as ParserFunction;
  this.Parser = (text, file) => {
    const tree = trees.get(text);
    trees.delete(text);
    return tree ?? parse(text, file);
  };
};
