import type { Node, NodeInput } from "gatsby";
import type { ContentFile } from "../../content/model/contentFile";
import { kindOf, slugOf } from "../../content/model/contentFile";
import type { Kind } from "../../content/model/kind";
import { pathsOf } from "../../content/model/kind";
import { contentNodes } from "../../graph/contentNodes";
import { gap, withGaps } from "./gaps";

/** Nothing is hashed here: a text is its own digest. */
const making = {
  createNodeId: (seed: string) => seed,
  createContentDigest: (input: string | object) =>
    typeof input === "string" ? input : "",
};

const node = (input: NodeInput, children: readonly string[] = []): Node => ({
  ...input,
  parent: input.parent ?? null,
  children: [...children],
  internal: { ...input.internal, owner: "preview" },
});

/** A node, and what gatsby-transformer-remark makes of its text. */
function withMarkdown(from: NodeInput): Node[] {
  const { content } = from.internal;
  if (content === undefined) return [node(from)];
  const id = `Markdown of ${from.id}`;
  const markdown = { type: "MarkdownRemark", content, contentDigest: content };
  return [node(from, [id]), node({ id, internal: markdown })];
}

function createNodes(file: ContentFile, kind: Kind): readonly Node[] {
  const slug = slugOf(file.path);
  const data = withGaps(kind.fields, file.frontMatter);
  const body =
    file.body.trim() || kind.body !== "required" ? file.body : gap("Text");
  const paths = pathsOf(kind, slug, data);
  const { node: entry, texts } = contentNodes(
    { kind, file: file.path, slug, data, body, paths },
    file.path,
    making,
  );
  return [entry, ...texts].flatMap(withMarkdown);
}

const nodesByFile = new WeakMap<ContentFile, readonly Node[]>();

/**
 * The nodes that the build would make of a file, the entry's first, with gaps
 * for what the file lacks. Files that stay the same are read once.
 */
export function nodesOf(file: ContentFile): readonly Node[] {
  const kind = kindOf(file.path);
  const nodes = nodesByFile.get(file) ?? (kind ? createNodes(file, kind) : []);
  nodesByFile.set(file, nodes);
  return nodes;
}
