import type { NodeInput } from "gatsby";
import type { Field, Fields } from "../content/model/fields";
import type { ContentEntry } from "../content/check/validateContentFile";

interface NodeHelpers {
  readonly createNodeId: (seed: string) => string;
  readonly createContentDigest: (input: string | object) => string;
}

/**
 * Converts a valid content entry to nodes: one typed node, and a text node for every Markdown
 * field. gatsby-transformer-remark adds a child with the rendered Markdown to each text node.
 * @param paths paths of the entry's pages by GraphQL field, such as `path`
 * @param fileNodeId ID of the file's node, the parent of the typed node
 */
export function createContentNodes(
  entry: ContentEntry,
  paths: Readonly<Record<string, string>>,
  fileNodeId: string,
  { createNodeId, createContentDigest }: NodeHelpers,
): { node: NodeInput; texts: NodeInput[] } {
  const id = createNodeId(`${entry.contentType.name} ${entry.file}`);
  const texts: NodeInput[] = [];

  const markdownContent = (content: string) => ({
    mediaType: "text/markdown",
    content,
  });

  function createTextNode(content: string, path: string): string {
    const textId = createNodeId(`${id} ${path}`);
    texts.push({
      id: textId,
      parent: id,
      children: [],
      internal: {
        type: "MarkdownText",
        ...markdownContent(content),
        contentDigest: createContentDigest(content),
      },
    });
    return textId;
  }

  function toNodeValue(field: Field, value: unknown, path: string): unknown {
    if (value === undefined) return value;
    switch (field.type) {
      case "markdown":
        return createTextNode(value as string, path);
      case "pictureFile":
        return (value as string).slice(1);
      case "list":
        return (value as unknown[]).map((item, index) =>
          toNodeValue(field.item, item, `${path}.${String(index)}`),
        );
      case "object":
        return toNodeFields(
          field.fields,
          value as Record<string, unknown>,
          path,
        );
      default:
        return value;
    }
  }

  function toNodeFields(
    fields: Fields,
    data: Readonly<Record<string, unknown>>,
    path = "",
  ) {
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        toNodeValue(field, data[name], `${path}.${name}`),
      ]),
    );
  }

  const node: NodeInput = {
    ...toNodeFields(entry.contentType.fields, entry.data),
    ...paths,
    slug: entry.slug,
    file: entry.file,
    id,
    parent: fileNodeId,
    children: [],
    internal: {
      type: entry.contentType.name,
      // The blank line prevents parsing a leading thematic break (---) as front matter.
      ...(entry.contentType.body !== "none" &&
        markdownContent(`\n${entry.body}`)),
      contentDigest: createContentDigest([entry.data, entry.body, paths]),
    },
  };
  return { node, texts };
}
