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

const node = (made: NodeInput, children: readonly string[] = []): Node => ({
  ...made,
  parent: made.parent ?? null,
  children: [...children],
  internal: { ...made.internal, owner: "preview" },
});

/** What gatsby-transformer-remark makes of a Markdown text. */
const markdownNode = (of: string, content: string): Node =>
  node({
    id: `Markdown of ${of}`,
    internal: { type: "MarkdownRemark", content, contentDigest: content },
  });

function withMarkdown(text: NodeInput): Node[] {
  const markdown = markdownNode(text.id, text.internal.content ?? "");
  return [node(text, [markdown.id]), markdown];
}

function made(file: ContentFile, kind: Kind): readonly Node[] {
  const slug = slugOf(file.path);
  const data = withGaps(kind.fields, file.frontMatter);
  const body =
    file.body.trim() || kind.body !== "required" ? file.body : gap("Text");
  const markdown = markdownNode(file.path, body);
  const { node: entry, texts } = contentNodes(
    { kind, file: file.path, slug, data, paths: pathsOf(kind, slug, data) },
    markdown,
    making,
  );
  return [node(entry), markdown, ...texts.flatMap(withMarkdown)];
}

const known = new WeakMap<ContentFile, readonly Node[]>();

/**
 * The nodes that the build would make of a file, the entry's first, with gaps
 * for what the file lacks. Files that stay the same are read once.
 */
export function nodesOf(file: ContentFile): readonly Node[] {
  const kind = kindOf(file.path);
  const nodes = known.get(file) ?? (kind ? made(file, kind) : []);
  known.set(file, nodes);
  return nodes;
}
