import type { z } from "zod";
import { tokensIn } from "../site/interpolate";
import { contentPath } from "./contentFile";
import type { ContentFile } from "./contentFile";
import { describeField } from "./describeField";
import { didYouMean } from "./faults";
import type { Fault } from "./faults";
import { focusField } from "./imageValue";
import type { Field, Fields } from "./fields";
import { knownTokens } from "./frontMatterSchema";
import { sourceRemedy, valueRemedy } from "./valueRemedy";

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
    else if (field?.type === "image" && key === "focus") field = focusField;
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
  const tokens =
    issue.code === "custom" ? unknownToken(field, value) : undefined;
  if (tokens) return tokens;
  if (typeof value === "string" && /^too_/.test(issue.code))
    return `Write ${describeField(field)}. It has ${String(value.trim().length)}.`;
  const part = issue.path.at(-1);
  if (field.type === "image" && (part === "src" || part === "alt"))
    return (
      (part === "src" && typeof value === "string" && sourceRemedy(value)) ||
      `${value === undefined ? "Add it:" : "Write"} ${describeField(field)}.`
    );
  return valueRemedy(field, value);
}

/** The names of the fields of a block that have no value yet. */
const unfilled = (field: Field | undefined, data: unknown): string[] =>
  field?.type === "object"
    ? Object.keys(field.fields).filter(
        (name) =>
          (data as Record<string, unknown> | undefined)?.[name] === undefined,
      )
    : [];

/** The field that a mistyped name means, if it has no value under its own. */
function meant(key: string, names: readonly string[]): string | undefined {
  const [, name] = /"(.*)"/.exec(didYouMean(key.toLowerCase(), names)) ?? [];
  return name;
}

/** @param renamed receives the fields that are there under mistyped names */
function explainIssue(
  issue: z.core.$ZodIssue,
  fields: Fields,
  { path, frontMatter }: ContentFile,
  renamed: Set<string>,
): Fault[] {
  const file = contentPath(path);
  const field = fieldAt(fields, issue.path);
  const value = valueAt(frontMatter, issue.path);
  if (issue.code === "unrecognized_keys") {
    const known =
      field?.type === "object"
        ? Object.keys(field.fields)
        : ["src", "alt", "focus"];
    const open = unfilled(field, value);
    return issue.keys.map((key) => {
      const name = meant(key, open);
      if (name) renamed.add([...issue.path, name].join("."));
      return {
        file,
        field: [...issue.path, key].join("."),
        value: valueAt(frontMatter, [...issue.path, key]),
        remedy: name
          ? `There is no field ${key} here: rename it to ${name}.`
          : `Remove it: there is no such field here.${didYouMean(key, known)}`,
      };
    });
  }
  return [
    {
      file,
      field: issue.path.join("."),
      value,
      remedy: remedy(issue, field, value),
    },
  ];
}

/**
 * Turns the issues of a file into faults that tell the author what to write
 * instead. A field under a mistyped name is not also missing.
 */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  fields: Fields,
  file: ContentFile,
): Fault[] {
  const renamed = new Set<string>();
  const faults = issues.flatMap((issue) =>
    explainIssue(issue, fields, file, renamed),
  );
  return faults.filter(
    ({ field, value }) => value !== undefined || !renamed.has(field),
  );
}
