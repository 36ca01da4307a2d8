import type { Node, NodeInput } from "gatsby";
import type { ContentFile } from "../../src/content/model/contentFile";
import { contentText } from "./contentText";

const node = (type: string, id: string, parent: string | null, data: object) =>
  ({
    id,
    parent,
    children: [],
    internal: { type, contentDigest: `digest of ${id}`, owner: "test" },
    ...data,
  }) as unknown as Node;

/** A node as gatsby-source-filesystem creates it for a file below `content/`. */
const fileNode = (
  relativePath: string,
  absolutePath = `/content/${relativePath}`,
): Node =>
  node("File", `file ${relativePath}`, null, { relativePath, absolutePath });

/** A node as gatsby-transformer-remark creates it for Markdown. */
export const markdownNode = (
  { path, body }: ContentFile,
  parent = `file ${path}`,
): Node =>
  node("MarkdownRemark", `markdown ${path}`, parent, { rawMarkdownBody: body });

/** Gatsby's helpers without hashing. */
export const nodeHelpers = {
  createNodeId: (seed: string) => `id of ${seed}`,
  createContentDigest: (input: string | object) => JSON.stringify(input),
};

/** A node store with the nodes that plugins create for content files. */
export function nodeStore(files: readonly ContentFile[]) {
  const nodes = new Map<string, Node>();
  const texts = new Map<string, string>();
  for (const file of files) {
    const source = fileNode(file.path);
    texts.set(source.id, contentText(file));
    for (const node of [source, markdownNode(file)]) nodes.set(node.id, node);
  }
  const all = () => Array.from(nodes.values());
  return {
    ...nodeHelpers,
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      all().filter(({ internal }) => internal.type === type),
    loadNodeContent: ({ id }: Node) => Promise.resolve(texts.get(id)!),
    actions: {
      createNode: (node: NodeInput) => nodes.set(node.id, node as Node),
      deleteNode: ({ id }: Node) => nodes.delete(id),
      createParentChildLink: () => undefined,
    },
  };
}
