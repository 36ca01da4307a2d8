import type { Node, NodePluginArgs } from "gatsby";
import { parseContentFile } from "../../content-model/parseContentFile";
import type { Entry } from "../../content-model/parseContentFile";
import { readContentText } from "../../content-model/readContentText";

const sourceOf = (
  { parent }: Readonly<Node>,
  { getNode }: Pick<NodePluginArgs, "getNode">,
): Node | undefined => {
  const source = parent ? getNode(parent) : undefined;
  return source?.internal.type === "File" ? source : undefined;
};

/** Path below `content/` of a Markdown node's file; `undefined` if it has none. */
export function fileOf(
  markdown: Readonly<Node>,
  api: Pick<NodePluginArgs, "getNode">,
): string | undefined {
  const source = sourceOf(markdown, api);
  return source && String(source.relativePath);
}

/**
 * Reads the entry in a Markdown node's file. `undefined` for a file with faults
 * and for Markdown that does not come from a file.
 */
export async function readEntry(
  markdown: Readonly<Node>,
  api: Pick<NodePluginArgs, "getNode" | "loadNodeContent">,
): Promise<Entry | undefined> {
  const source = sourceOf(markdown, api);
  if (!source) return undefined;
  const text = await api.loadNodeContent(source);
  const read = readContentText(String(source.relativePath), text);
  return read.file && parseContentFile(read.file).entry;
}
