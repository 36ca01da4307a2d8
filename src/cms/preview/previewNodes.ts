import type { Node, NodeInput } from "gatsby";
import type { ContentFile } from "../../content/model/contentFile";
import { contentTypeOf, slugOf } from "../../content/model/contentFile";
import type { ContentType } from "../../content/model/contentType";
import { buildPagePaths } from "../../content/model/pagePaths";
import type { FindFrontMatter } from "../../content/model/pagePaths";
import { createContentNodes } from "../../graphql/createContentNodes";
import { formatPlaceholder, withPlaceholders } from "./placeholders";

/**
 * Replacements for Gatsby's helpers, without hashing: the digest of a text is the text
 * itself.
 */
const nodeHelpers = {
  createNodeId: (seed: string) => seed,
  createContentDigest: (input: string | object) =>
    typeof input === "string" ? input : "",
};

const toGatsbyNode = (
  input: NodeInput,
  children: readonly string[] = [],
): Node => ({
  ...input,
  parent: input.parent ?? null,
  children: [...children],
  internal: { ...input.internal, owner: "preview" },
});

/**
 * Returns a node. If the node has content, also returns the child node that
 * gatsby-transformer-remark would create.
 */
function withMarkdownNode(from: NodeInput): Node[] {
  const { content } = from.internal;
  if (content === undefined) return [toGatsbyNode(from)];
  const id = `Markdown of ${from.id}`;
  const markdown = { type: "MarkdownRemark", content, contentDigest: content };
  return [toGatsbyNode(from, [id]), toGatsbyNode({ id, internal: markdown })];
}

function createNodesOfFile(
  file: ContentFile,
  contentType: ContentType,
  findFrontMatter: FindFrontMatter,
): readonly Node[] {
  const slug = slugOf(file.path);
  const data = withPlaceholders(contentType.fields, file.frontMatter);
  const body =
    file.body.trim() || contentType.body !== "required"
      ? file.body
      : formatPlaceholder("Text");
  const paths = buildPagePaths(contentType, slug, data, findFrontMatter);
  const { node: entry, texts } = createContentNodes(
    { contentType, file: file.path, slug, data, body },
    paths,
    file.path,
    nodeHelpers,
  );
  return [entry, ...texts].flatMap(withMarkdownNode);
}

const nodesByFile = new WeakMap<ContentFile, readonly Node[]>();

/**
 * Returns the nodes that the build would create from a file, with placeholders for
 * missing values. The content entry's node is the first. Memoized by file.
 */
export function getPreviewNodes(
  file: ContentFile,
  findFrontMatter: FindFrontMatter,
): readonly Node[] {
  const contentType = contentTypeOf(file.path);
  const nodes =
    nodesByFile.get(file) ??
    (contentType ? createNodesOfFile(file, contentType, findFrontMatter) : []);
  nodesByFile.set(file, nodes);
  return nodes;
}
