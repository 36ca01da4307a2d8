import type { Node, NodePluginArgs } from "gatsby";
import type { Entry } from "../../content-model/parseContentFile";
import { contentNodes } from "../../graph/contentNodes";

/** Creates the nodes of an entry as children of its file's Markdown node. */
export async function addContentNodes(
  entry: Entry,
  markdown: Node,
  api: Pick<NodePluginArgs, "actions" | "createNodeId" | "createContentDigest">,
): Promise<void> {
  const { node, texts } = contentNodes(entry, markdown, api);
  for (const created of [node, ...texts]) await api.actions.createNode(created);
  api.actions.createParentChildLink({ parent: markdown, child: node });
}
