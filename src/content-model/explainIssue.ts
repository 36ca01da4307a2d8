import type { z } from "zod";
import { tokensIn } from "../site/interpolate";
import { contentPath } from "./contentFile";
import type { ContentFile } from "./contentFile";
import { describeField } from "./describeField";
import { didYouMean } from "./faults";
import type { Fault } from "./faults";
import { focalPoint } from "./fields";
import type { Field, Fields } from "./fields";
import { knownTokens } from "./frontMatterSchema";

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );

/** The field at a path. An issue inside `src` or `alt` belongs to the image. */
function fieldAt(
  fields: Fields,
  path: readonly PropertyKey[],
): Field | undefined {
  let field: Field | undefined = {
    type: "object",
    name: "",
    label: "",
    fields,
  };
  for (const key of path) {
    if (field?.type === "object") field = field.fields[String(key)];
    else if (field?.type === "list") field = field.of;
    else if (field?.type === "image" && key === "focus") field = focalPoint;
    else break;
  }
  return field;
}

/** What to write instead of a token that nothing fills in. */
export function unknownTokenRemedy(
  token: string,
  known: readonly string[],
): string {
  const others = known.map((name) => `{${name}}`).join(" ");
  return `There is no {${token}} here.${didYouMean(token, known)} Write the word without braces${others && `, or one of ${others}`}.`;
}

function unknownToken(field: Field, value: unknown): string | undefined {
  if (field.type !== "text" && field.type !== "markdown") return undefined;
  const known = knownTokens(field);
  const unknown = tokensIn(String(value)).find(
    (token) => !known.includes(token),
  );
  return unknown && unknownTokenRemedy(unknown, known);
}

function remedy(
  issue: z.core.$ZodIssue,
  field: Field | undefined,
  value: unknown,
): string {
  if (!field) return "Remove it: there is no such field here.";
  const expected = describeField(field);
  if (value === undefined) return `Add it: ${expected}.`;
  const tokens =
    issue.code === "custom" ? unknownToken(field, value) : undefined;
  if (tokens) return tokens;
  const size =
    typeof value === "string" && /^too_/.test(issue.code)
      ? ` It has ${String(value.trim().length)}.`
      : "";
  return `Write ${expected}.${size}`;
}

/** Turns a zod issue into faults that tell the author what to write instead. */
export function explainIssue(
  issue: z.core.$ZodIssue,
  fields: Fields,
  { path, frontMatter }: ContentFile,
): Fault[] {
  const file = contentPath(path);
  const field = fieldAt(fields, issue.path);
  if (issue.code === "unrecognized_keys") {
    const known =
      field?.type === "object"
        ? Object.keys(field.fields)
        : ["src", "alt", "focus"];
    return issue.keys.map((key) => ({
      file,
      field: [...issue.path, key].join("."),
      value: valueAt(frontMatter, [...issue.path, key]),
      remedy: `Remove it: there is no such field here.${didYouMean(key, known)}`,
    }));
  }
  const value = valueAt(frontMatter, issue.path);
  return [
    {
      file,
      field: issue.path.join("."),
      value,
      remedy: remedy(issue, field, value),
    },
  ];
}
