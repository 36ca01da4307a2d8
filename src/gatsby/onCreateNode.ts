import type { GatsbyNode, Node } from "gatsby";
import { validateContentFile } from "../content/check/validateContentFile";
import { getUnpublishedReason } from "../content/model/getUnpublishedReason";
import { buildPagePaths } from "../content/model/pagePaths";
import { parseContentSource } from "../content/read/parseContentSource";
import { createContentNodes } from "../graphql/createContentNodes";
import { getCompanyDay } from "../shared/dates";
import { isDevelopCommand } from "./isDevelopCommand";
import { readFrontMatter } from "./readFrontMatter";

export const shouldOnCreateNode: NonNullable<
  GatsbyNode["shouldOnCreateNode"]
> = ({ node }) => {
  const { type, mediaType } = (node as Node).internal;
  return type === "File" && mediaType === "text/markdown";
};

/** Today in the company's time zone, the same day for the whole build. */
const today = getCompanyDay();

/**
 * Creates the typed node of a content file. A file with errors gets no node, and
 * `reportContentErrors` reports the errors of all files at once. Unpublished content has
 * nodes only under `develop`, so no query of a build finds it.
 */
export const onCreateNode: NonNullable<GatsbyNode["onCreateNode"]> = async (
  api,
) => {
  const { actions, loadNodeContent } = api;
  const file: Node = api.node;
  const source = await loadNodeContent(file);
  const result = parseContentSource(String(file.relativePath), source);
  const entry = result.file && validateContentFile(result.file).entry;
  if (!entry) return;
  const { contentType, slug, data } = entry;
  if (!isDevelopCommand() && getUnpublishedReason(contentType, data, today))
    return;
  const paths = buildPagePaths(contentType, slug, data, readFrontMatter);
  const { node, texts } = createContentNodes(entry, paths, file.id, api);
  for (const contentNode of [node, ...texts])
    await actions.createNode(contentNode);
  actions.createParentChildLink({ parent: file, child: node });
};
