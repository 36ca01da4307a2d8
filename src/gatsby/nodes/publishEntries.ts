import type { NodePluginArgs } from "gatsby";
import { kindOf } from "../../content-model/contentFile";
import { pendingOf } from "../../content-model/pendingOf";
import type { Pending } from "../../site/pending";
import { addContentNodes } from "./addContentNodes";
import { entryNodeId } from "./contentNodes";
import { fileOf, readEntry } from "./readEntry";

interface Showing {
  /** The company's day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether drafts and scheduled entries are shown too. */
  readonly pending: boolean;
}

/**
 * Takes away the nodes of entries that are not to be shown, and with them
 * every trace in queries, and brings back those that are. Gatsby keeps nodes
 * from run to run while files stay, but commands and days change.
 * @returns what is shown though it is not published, by the id of its node
 */
export async function publishEntries(
  { today, pending }: Showing,
  api: Pick<
    NodePluginArgs,
    | "actions"
    | "getNode"
    | "getNodesByType"
    | "loadNodeContent"
    | "createNodeId"
    | "createContentDigest"
  >,
): Promise<Map<string, Pending>> {
  const shown = new Map<string, Pending>();
  for (const markdown of api.getNodesByType("MarkdownRemark")) {
    const file = fileOf(markdown, api);
    const kind = file && kindOf(file);
    if (!kind) continue;
    const id = entryNodeId({ kind, file }, api.createNodeId);
    const node = api.getNode(id);
    // Files are many, and to read one again takes long: nodes know their fields.
    const entry = node ? undefined : await readEntry(markdown, api);
    const data = node ?? entry?.data;
    if (!data) continue;
    const reason = pendingOf(kind, data, today);
    if (reason && !pending) {
      if (node) api.actions.deleteNode(node);
      continue;
    }
    if (reason) shown.set(id, reason);
    if (entry) await addContentNodes(entry, markdown, api);
  }
  return shown;
}
