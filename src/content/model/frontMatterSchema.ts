import { z } from "zod";
import { isDay } from "../../site/dates";
import { pictureFields } from "./imageValue";
import type { Field, Fields, MarkdownField, TextField } from "./fields";

function textSchema(field: TextField | MarkdownField) {
  const { max, pattern, ...limits }: Partial<TextField> =
    field.type === "text" ? field : {};
  // With a pattern, an empty value should get the pattern's message.
  const { min = pattern ? 0 : 1 } = limits;
  let schema = z.string().trim().min(min);
  if (max) schema = schema.max(max);
  return pattern ? schema.regex(pattern.matches) : schema;
}

/** The zod schema of one field; `explainIssue` writes the messages. */
function fieldSchema(field: Field): z.ZodType {
  switch (field.type) {
    case "text":
    case "markdown":
      return textSchema(field);
    case "number": {
      const schema = z.number().min(field.min).max(field.max);
      return field.integer ? schema.int() : schema;
    }
    case "boolean":
      return field.only ? z.literal(true) : z.boolean();
    case "date":
      return z.string().refine(isDay);
    case "choice":
      return z.enum(field.options);
    case "reference":
      return z.string().trim().min(1);
    case "pageLink":
      return z.string().regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/);
    case "image":
      return frontMatterSchema(pictureFields);
    case "list": {
      let schema = z.array(fieldSchema(field.of));
      if (field.min) schema = schema.min(field.min);
      if (field.max) schema = schema.max(field.max);
      return schema;
    }
    case "object": {
      const { rule } = field;
      const schema = frontMatterSchema(field.fields);
      return rule ? schema.refine((data) => rule.holds(data)) : schema;
    }
  }
}

/** The zod schema of a kind's front matter; it rejects unknown fields. */
export function frontMatterSchema(fields: Fields) {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const schema = fieldSchema(field);
        return [name, field.optional ? schema.optional() : schema];
      }),
    ),
  );
}
