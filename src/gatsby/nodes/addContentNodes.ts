import type { Node, NodePluginArgs } from "gatsby";
import type { Entry } from "../../content-model/parseContentFile";
import { contentNodes } from "./contentNodes";

/** Adds the nodes of an entry to Gatsby's, below its file's Markdown node. */
export async function addContentNodes(
  entry: Entry,
  markdown: Node,
  api: Pick<
    NodePluginArgs,
    "actions" | "getNode" | "createNodeId" | "createContentDigest"
  >,
): Promise<void> {
  const [owner, ...texts] = contentNodes(entry, markdown, api);
  for (const made of [owner!, ...texts]) await api.actions.createNode(made);
  const child = api.getNode(owner!.id)!;
  api.actions.createParentChildLink({ parent: markdown, child });
}
