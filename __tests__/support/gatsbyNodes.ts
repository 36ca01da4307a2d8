import type { Node } from "gatsby";
import type { ContentFile } from "../../src/content-model/contentFile";

const node = (type: string, id: string, parent: string | null, data: object) =>
  ({
    id,
    parent,
    children: [],
    internal: { type, contentDigest: `digest of ${id}`, owner: "test" },
    ...data,
  }) as unknown as Node;

/** What gatsby-source-filesystem makes of a file below `content/`. */
export const fileNode = (relativePath: string): Node =>
  node("File", `file ${relativePath}`, null, { relativePath });

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
