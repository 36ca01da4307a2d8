import { Document, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { describeField } from "../content-model/describeField";
import type { Field, Fields } from "../content-model/fields";
import type { Kind } from "../content-model/kind";
import { placeholderMark } from "../content-model/placeholders";

/** The values of the entry that are known already, by field name. */
type Known = Readonly<Record<string, unknown>>;

const isWritten = (field: Field) =>
  field.type === "text" || field.type === "markdown";

/** How to write front matter, for people who have not done so before. */
const howTo = [
  "Write each field as its name, a colon, a space and its value.",
  'Put a value in quotes if it has a colon, a # or quotes, or begins with a mark: "Moving: a guide"',
  "Write each entry of a list on a line of its own, after two spaces, a dash and a space:",
  "  - the first entry",
  "  - the second entry",
  "Fields of a block, and lines that continue a value, begin two spaces further right.",
  "Lines that begin with # are hints. Delete them when you are done.",
];

/** The comment above a field: its label, its hint and what to write. */
function hint(field: Field): string {
  const { label, hint: more } = field;
  // The placeholder of a text says what to write already.
  const expected = isWritten(field) ? [] : [`Write ${describeField(field)}.`];
  const entries =
    field.type === "list" ? ["Begin each entry with a dash."] : [];
  return [`${label}.`, ...(more ? [more] : []), ...expected, ...entries].join(
    " ",
  );
}

const placeholder = (field: Field) =>
  `${placeholderMark} ${describeField(field)}`;

/** The initial value of a field: a placeholder, or empty if none is possible. */
function beginning(field: Field, commented: boolean): unknown {
  switch (field.type) {
    case "text":
    case "markdown":
      return new Scalar(placeholder(field));
    case "boolean":
      return new Scalar(false);
    case "image": {
      const image = new YAMLMap();
      image.set("src", new Scalar(null));
      image.set("alt", new Scalar(`${placeholderMark} what the picture shows`));
      return image;
    }
    case "list": {
      const list = new YAMLSeq();
      for (let index = 0; index < (field.min ?? 0); index++)
        list.add(beginning(field.of, commented && index === 0));
      return list;
    }
    case "object":
      return block(field.fields, {}, commented);
    default:
      return new Scalar(null);
  }
}

function block(fields: Fields, known: Known, commented: boolean): YAMLMap {
  const map = new YAMLMap();
  // Optional fields are only mentioned, in the comment above the next field.
  let offered: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const lines = commented ? [hint(field)] : [];
    if (field.optional && !(name in known)) {
      if (commented) offered.push(`${name}: (optional) ${hint(field)}`);
      continue;
    }
    const key = new Scalar(name);
    key.commentBefore = [...offered, ...lines]
      .map((line) => ` ${line}`)
      .join("\n");
    offered = [];
    const value =
      name in known ? new Scalar(known[name]) : beginning(field, commented);
    map.items.push(new Pair(key, value));
  }
  if (offered.length)
    map.comment = offered.map((line) => ` ${line}`).join("\n");
  return map;
}

/** The text of a new content file: every field, with a comment on what to write. */
export function draftText(kind: Kind, known: Known): string {
  const document = new Document();
  document.contents = block(kind.fields, known, true);
  document.commentBefore = howTo.map((line) => ` ${line}`).join("\n");
  const frontMatter = document.toString({ nullStr: "", lineWidth: 0 });
  const body =
    kind.body === "none"
      ? ""
      : `${placeholderMark} Write the text here, in paragraphs. Its headings begin with ##.\n`;
  return `---\n${frontMatter}---\n${body}`;
}
