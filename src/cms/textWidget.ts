import { z } from "zod";
import { describeField } from "../content/model/describeField";
import type { Field, TextField } from "../content/model/fields";
import { fieldSchema } from "../content/model/frontMatterSchema";

/** The longest text, in characters, that gets an input of a single line. */
export const oneLine = 120;

/** The length or form of a text, as a regular expression. */
function textPattern(field: TextField): string {
  if (field.pattern) return field.pattern.matches.source;
  const { min = 1, max } = field;
  // White space at the ends is trimmed before it counts.
  return String.raw`^\s*(?=\S)[\s\S]{${min - 1},${max ? max - 1 : ""}}\S\s*$`;
}

/** How long a text may be, for the line below its input. */
const lengthHint = ({ min = 1, max }: TextField): string | undefined =>
  max === undefined
    ? undefined
    : `${min > 1 ? `${min} to` : "Up to"} ${max} characters.`;

/** Decap's widget of a text, with what it may look like. */
export function textWidget(field: TextField) {
  const { max, hint } = field;
  const hints = [hint, lengthHint(field)].filter(Boolean);
  return {
    widget: max && max > oneLine ? "text" : "string",
    pattern: [textPattern(field), describeField(field)] as const,
    ...(hints.length && { hint: hints.join(" ") }),
  };
}

/** The part of a JSON schema that widgets can express. */
interface Asked {
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Asked>>;
}

/** What the checks ask of a field, as a JSON schema. */
export const asked = (field: Field) =>
  z.toJSONSchema(fieldSchema(field), { io: "input" }) as Asked;
