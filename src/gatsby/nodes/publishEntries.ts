import type { NodePluginArgs } from "gatsby";
import { kindOf } from "../../content-model/contentFile";
import { pendingOf } from "../../content-model/pendingOf";
import type { Pending } from "../../site/pending";
import { addContentNodes } from "./addContentNodes";
import { entryNodeId } from "../../graph/contentNodes";
import { fileOf, readEntry } from "./readEntry";

interface Options {
  /** The company's day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether drafts and scheduled entries are shown too. */
  readonly pending: boolean;
}

/**
 * Deletes the nodes of entries that must not be shown, so that no query finds
 * them, and recreates those that may be shown again. Gatsby caches the nodes of
 * unchanged files, but what is shown also depends on the command and the day.
 * @returns why each entry that is shown before its publication is pending, by
 *   node id
 */
export async function publishEntries(
  { today, pending }: Options,
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
    // An existing node has the fields already: reading every file again is slow.
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
