import type { Node, NodePluginArgs } from "gatsby";
import type { Entry } from "../content-model/parseContentFile";
import { pendingOf } from "../content-model/pendingOf";
import type { Pending } from "../site/pending";
import { addContentNodes } from "./addContentNodes";
import { entryNodeId } from "./contentNodes";

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
 * @param entries all entries, with the Markdown node of each one's file
 * @returns what is shown though it is not published, by the id of its node
 */
export async function publishEntries(
  entries: ReadonlyMap<Entry, Node>,
  { today, pending }: Showing,
  api: Pick<
    NodePluginArgs,
    "actions" | "getNode" | "createNodeId" | "createContentDigest"
  >,
): Promise<Map<string, Pending>> {
  const shown = new Map<string, Pending>();
  for (const [entry, markdown] of entries) {
    const id = entryNodeId(entry, api.createNodeId);
    const node = api.getNode(id);
    const reason = pendingOf(entry.kind, entry.data, today);
    if (reason && !pending) {
      if (node) api.actions.deleteNode(node);
      continue;
    }
    if (reason) shown.set(id, reason);
    if (!node) await addContentNodes(entry, markdown, api);
  }
  return shown;
}
