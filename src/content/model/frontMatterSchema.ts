import { z } from "zod";
import { isDay } from "../../site/dates";
import { companyTokens, markdownTokens } from "../../site/facts";
import { tokensIn } from "../../site/text";
import { altText, focusField } from "./imageValue";
import type { Field, Fields, MarkdownField, TextField } from "./fields";

/** A picture's path in front matter, and the allowed names of picture files. */
export const imagePath =
  /^\/images\/(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_.-]*\.(?:jpe?g|png|webp|avif)$/;

/** The tokens a text may use, without braces. */
export const knownTokens = (
  field: TextField | MarkdownField,
): readonly string[] => {
  if (field.type === "markdown") return markdownTokens;
  return [...(field.plain ? [] : companyTokens), ...(field.tokens ?? [])];
};

function textSchema(field: TextField) {
  const { max, pattern } = field;
  // With a pattern, an empty value should get the pattern's message.
  const { min = pattern ? 0 : 1 } = field;
  const known = knownTokens(field);
  let schema = z.string().trim().min(min);
  if (max) schema = schema.max(max);
  if (pattern) schema = schema.regex(pattern.matches);
  return schema.refine((value) =>
    tokensIn(value).every((t) => known.includes(t)),
  );
}

/** The zod schema of one field; `explainIssue` writes the messages. */
export function fieldSchema(field: Field): z.ZodType {
  switch (field.type) {
    case "text":
      return textSchema(field);
    case "markdown":
      return textSchema({ ...field, type: "text" });
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
      return z.strictObject({
        src: z.string().regex(imagePath),
        alt: z.string().trim().min(altText.min).max(altText.max),
        focus: fieldSchema(focusField).optional(),
      });
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
