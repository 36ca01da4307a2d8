import type { NodeInput } from "gatsby";
import type { Field, Fields } from "../content/model/fields";
import type { ContentEntry } from "../content/check/parseContentFile";

interface NodeHelpers {
  readonly createNodeId: (seed: string) => string;
  readonly createContentDigest: (input: string | object) => string;
}

/**
 * Turns a checked entry into nodes: one typed node, and for every Markdown field
 * a text node. gatsby-transformer-remark renders them: each gets a child of it.
 * @param file id of the node of its file
 */
export function contentNodes(
  entry: ContentEntry,
  file: string,
  { createNodeId, createContentDigest }: NodeHelpers,
): { node: NodeInput; texts: NodeInput[] } {
  const id = createNodeId(`${entry.kind.name} ${entry.file}`);
  const texts: NodeInput[] = [];

  const markdown = (content: string) => ({
    mediaType: "text/markdown",
    content,
  });

  function textNode(content: string, path: string): string {
    const textId = createNodeId(`${id} ${path}`);
    texts.push({
      id: textId,
      parent: id,
      children: [],
      internal: {
        type: "MarkdownText",
        ...markdown(content),
        contentDigest: createContentDigest(content),
      },
    });
    return textId;
  }

  function stored(field: Field, value: unknown, path: string): unknown {
    if (value === undefined) return value;
    switch (field.type) {
      case "markdown":
        return textNode(value as string, path);
      case "pictureFile":
        return (value as string).slice(1);
      case "list":
        return (value as unknown[]).map((item, index) =>
          stored(field.of, item, `${path}.${String(index)}`),
        );
      case "object":
        return storedFields(
          field.fields,
          value as Record<string, unknown>,
          path,
        );
      default:
        return value;
    }
  }

  function storedFields(
    fields: Fields,
    data: Readonly<Record<string, unknown>>,
    path = "",
  ) {
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        stored(field, data[name], `${path}.${name}`),
      ]),
    );
  }

  const node: NodeInput = {
    ...storedFields(entry.kind.fields, entry.data),
    ...entry.paths,
    slug: entry.slug,
    file: entry.file,
    id,
    parent: file,
    children: [],
    internal: {
      type: entry.kind.name,
      // A rule that begins the text would be taken for front matter.
      ...(entry.kind.body !== "none" && markdown(`\n${entry.body}`)),
      contentDigest: createContentDigest([entry.data, entry.body]),
    },
  };
  return { node, texts };
}
