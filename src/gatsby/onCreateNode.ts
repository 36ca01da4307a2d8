import type { GatsbyNode, Node } from "gatsby";
import { pendingOf } from "../content/model/pendingOf";
import { contentNodes } from "../graph/contentNodes";
import { companyDay } from "../site/dates";
import { readEntry } from "./readEntry";
import { isDevelop } from "./reportFaults";

export const shouldOnCreateNode: NonNullable<
  GatsbyNode["shouldOnCreateNode"]
> = ({ node }) => (node as Node).internal.type === "MarkdownRemark";

/** One day for the whole build. */
const today = companyDay();

/**
 * Creates the typed node of a Markdown file. A file with faults gets none:
 * `reportFaults` reports all faults at once. In a build neither does an entry
 * that is not published yet, so no query finds it.
 */
export const onCreateNode: NonNullable<GatsbyNode["onCreateNode"]> = async (
  api,
) => {
  const markdown: Node = api.node;
  const entry = await readEntry(markdown, api);
  if (!entry) return;
  if (!isDevelop() && pendingOf(entry.kind, entry.data, today)) return;
  const { node, texts } = contentNodes(entry, markdown, api);
  for (const created of [node, ...texts]) await api.actions.createNode(created);
  api.actions.createParentChildLink({ parent: markdown, child: node });
};
