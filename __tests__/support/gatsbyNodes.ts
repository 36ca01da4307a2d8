import type { Node, NodeInput } from "gatsby";
import type { ContentFile } from "../../src/content-model/contentFile";
import { contentText } from "./contentText";

const node = (type: string, id: string, parent: string | null, data: object) =>
  ({
    id,
    parent,
    children: [],
    internal: { type, contentDigest: `digest of ${id}`, owner: "test" },
    ...data,
  }) as unknown as Node;

/** What gatsby-source-filesystem makes of a file below `content/`. */
export const fileNode = (
  relativePath: string,
  absolutePath = `/content/${relativePath}`,
): Node =>
  node("File", `file ${relativePath}`, null, { relativePath, absolutePath });

/** What gatsby-transformer-remark makes of a Markdown node's content. */
export const markdownNode = (
  { path, body }: ContentFile,
  parent = `file ${path}`,
): Node =>
  node("MarkdownRemark", `markdown ${path}`, parent, { rawMarkdownBody: body });

/** Gatsby's helpers, without their hashing. */
export const making = {
  createNodeId: (seed: string) => `id of ${seed}`,
  createContentDigest: (input: string | object) => JSON.stringify(input),
};

/** Gatsby's store of nodes, with those that content files make before ours. */
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
    ...making,
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
