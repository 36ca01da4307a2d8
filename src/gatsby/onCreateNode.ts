import type { GatsbyNode, Node } from "gatsby";
import { addContentNodes } from "./nodes/addContentNodes";
import { readEntry } from "./nodes/readEntry";

export const shouldOnCreateNode: NonNullable<
  GatsbyNode["shouldOnCreateNode"]
> = ({ node }) => (node as Node).internal.type === "MarkdownRemark";

/**
 * Creates the typed node of a Markdown file. A file with faults gets none:
 * `reportFaults` reports all faults at once.
 */
export const onCreateNode: NonNullable<GatsbyNode["onCreateNode"]> = async (
  api,
) => {
  const entry = await readEntry(api.node, api);
  if (entry) await addContentNodes(entry, api.node, api);
};
