import type { GatsbyNode, Node } from "gatsby";
import { parseContentFile } from "../content/check/parseContentFile";
import { publishState } from "../content/model/publishState";
import { readContentText } from "../content/read/readContentText";
import { contentNodes } from "../graph/contentNodes";
import { companyDay } from "../site/dates";
import { isDevelop } from "./reportErrors";

export const shouldOnCreateNode: NonNullable<
  GatsbyNode["shouldOnCreateNode"]
> = ({ node }) => {
  const { type, mediaType } = (node as Node).internal;
  return type === "File" && mediaType === "text/markdown";
};

/** One day for the whole build. */
const today = companyDay();

/**
 * Creates the typed node of a content file. A file with errors gets none:
 * `reportErrors` reports all errors at once. In a build neither does an entry
 * that is not published yet, so no query finds it.
 */
export const onCreateNode: NonNullable<GatsbyNode["onCreateNode"]> = async (
  api,
) => {
  const { actions, loadNodeContent } = api;
  const file: Node = api.node;
  const text = await loadNodeContent(file);
  const read = readContentText(String(file.relativePath), text);
  const entry = read.file && parseContentFile(read.file).entry;
  if (!entry) return;
  if (!isDevelop() && publishState(entry.kind, entry.data, today)) return;
  const { node, texts } = contentNodes(entry, file.id, api);
  for (const created of [node, ...texts]) await actions.createNode(created);
  actions.createParentChildLink({ parent: file, child: node });
};
