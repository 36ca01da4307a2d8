import type { Node, NodePluginArgs } from "gatsby";
import { parseContentFile } from "../content-model/parseContentFile";
import type { Entry } from "../content-model/parseContentFile";
import { readContentText } from "../content-model/readContentText";

/**
 * The entry that a Markdown node's file holds; none for a file with faults,
 * and for Markdown that is no file.
 */
export async function readEntry(
  markdown: Readonly<Node>,
  {
    getNode,
    loadNodeContent,
  }: Pick<NodePluginArgs, "getNode" | "loadNodeContent">,
): Promise<Entry | undefined> {
  const file = markdown.parent ? getNode(markdown.parent) : undefined;
  if (file?.internal.type !== "File") return undefined;
  const text = await loadNodeContent(file);
  const read = readContentText(String(file.relativePath), text);
  return read.file && parseContentFile(read.file).entry;
}
