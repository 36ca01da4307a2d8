import { isDeepStrictEqual } from "node:util";
import { parse, parseDocument, visit } from "yaml";
import * as decapYaml from "decap-yaml";
import { kindOf } from "../content/model/contentFile";
import type { Field, Fields } from "../content/model/fields";

/** Splits a Markdown file; without front matter all of it is body. */
function splitFile(text: string): { yaml: string; body: string } {
  const [, yaml = "", body = text] =
    /^---\r?\n(.*?)^---[ \t]*(?:\r?\n|$)(.*)$/ms.exec(text) ?? [];
  return { yaml, body };
}

function orderedValue(field: Field | undefined, value: unknown): unknown {
  if (field?.type === "list" && Array.isArray(value))
    return value.map((item) => orderedValue(field.of, item));
  if (field?.type === "object" && typeof value === "object" && value)
    return ordered(field.fields, value as Record<string, unknown>);
  return value;
}

/** The same values in the order of the content model, unknown ones last. */
function ordered(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = [...Object.keys(fields), ...Object.keys(values)];
  return Object.fromEntries(
    names
      .filter((name) => name in values)
      .map((name) => [name, orderedValue(fields[name], values[name])]),
  );
}

function hasComment(yaml: string): boolean {
  const document = parseDocument(yaml);
  let found = Boolean(document.comment ?? document.commentBefore);
  visit(document, {
    Node: (_key, { comment, commentBefore }) => {
      found ||= Boolean(comment ?? commentBefore);
    },
  });
  return found;
}

/**
 * Formats a content file as the CMS does, so that an edit there changes only the
 * lines of the edited field. The values stay the same.
 * @param file path below `content/`
 * @throws when the CMS would lose a comment or a value
 */
export function formatContent(file: string, text: string): string {
  const { yaml, body } = splitFile(text);
  const data = (parse(yaml) ?? {}) as Record<string, unknown>;
  if (hasComment(yaml))
    throw new Error(
      `content/${file} has a comment in its front matter, which the CMS would drop: remove it`,
    );
  const document = new decapYaml.Document();
  document.contents = decapYaml.createNode(
    ordered(kindOf(file)?.fields ?? {}, data),
  ) as never;
  const written = String(document);
  if (!isDeepStrictEqual(parse(written), data))
    throw new Error(`content/${file} can't be written as the CMS would`);
  return `---\n${written}---\n${body}`;
}
