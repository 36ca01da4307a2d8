import type { GatsbyNode, Node } from "gatsby";
import { parseContentFile } from "../content-model/parseContentFile";
import { addContentNodes } from "./addContentNodes";
import { contentFile } from "./contentNodes";

export const shouldOnCreateNode: NonNullable<
  GatsbyNode["shouldOnCreateNode"]
> = ({ node }) => (node as Node).internal.type === "MarkdownRemark";

/**
 * Makes the typed node of a Markdown file. A file with faults makes none here;
 * `createPages` reports them, all at once.
 */
export const onCreateNode: NonNullable<GatsbyNode["onCreateNode"]> = async (
  api,
) => {
  const { node, getNode } = api;
  const file = node.parent ? getNode(node.parent) : undefined;
  if (file?.internal.type !== "File") return;
  const { entry } = parseContentFile(contentFile(node, file));
  if (entry) await addContentNodes(entry, node, api);
};
