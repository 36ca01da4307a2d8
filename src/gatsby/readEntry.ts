import type { Node, NodePluginArgs } from "gatsby";
import { parseContentFile } from "../content/check/parseContentFile";
import type { Entry } from "../content/check/parseContentFile";
import { readContentText } from "../content/read/readContentText";

/**
 * Reads the entry in a Markdown node's file. `undefined` for a file with faults
 * and for Markdown that does not come from a file.
 */
export async function readEntry(
  { parent }: Readonly<Node>,
  {
    getNode,
    loadNodeContent,
  }: Pick<NodePluginArgs, "getNode" | "loadNodeContent">,
): Promise<Entry | undefined> {
  const source = parent ? getNode(parent) : undefined;
  if (source?.internal.type !== "File") return undefined;
  const text = await loadNodeContent(source);
  const read = readContentText(String(source.relativePath), text);
  return read.file && parseContentFile(read.file).entry;
}
