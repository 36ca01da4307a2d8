import type { GatsbyNode, Node } from "gatsby";
import { parseContentFile } from "../content-model/parseContentFile";
import { readContentText } from "../content-model/readContentText";
import { contentNodes } from "./contentNodes";

export const shouldOnCreateNode: NonNullable<
  GatsbyNode["shouldOnCreateNode"]
> = ({ node }) => (node as Node).internal.type === "MarkdownRemark";

/**
 * Makes the typed node of a Markdown file. A file with faults makes none here;
 * `reportFaults` names them, all at once.
 */
export const onCreateNode: NonNullable<GatsbyNode["onCreateNode"]> = async ({
  node,
  actions,
  getNode,
  loadNodeContent,
  createNodeId,
  createContentDigest,
}) => {
  const file = node.parent ? getNode(node.parent) : undefined;
  if (file?.internal.type !== "File") return;
  const text = await loadNodeContent(file);
  const read = readContentText(String(file.relativePath), text);
  const entry = read.file && parseContentFile(read.file).entry;
  if (!entry) return;
  const [owner, ...texts] = contentNodes(entry, node, {
    createNodeId,
    createContentDigest,
  });
  for (const made of [owner!, ...texts]) await actions.createNode(made);
  actions.createParentChildLink({ parent: node, child: getNode(owner!.id)! });
};
