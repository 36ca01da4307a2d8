import type { z } from "zod";
import { tokensIn } from "../../site/text";
import { contentPath } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import { describeField } from "../model/describeField";
import { didYouMean } from "../model/faults";
import type { Fault } from "../model/faults";
import type { Field, Fields } from "../model/fields";
import { knownTokens } from "../model/frontMatterSchema";
import { focusField } from "../model/imageValue";

type Issue = z.core.$ZodIssue;

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

export function unknownTokenRemedy(
  token: string,
  known: readonly string[],
): string {
  const others = known.map((name) => `{${name}}`).join(" ");
  return `There is no {${token}} here.${didYouMean(token, known)} Write the word without braces${others && `, or one of ${others}`}.`;
}

function remedyFor(field: Field, value: unknown, { code, path }: Issue) {
  const part = field.type === "image" ? path.at(-1) : undefined;
  const expected =
    part === "src"
      ? "the path of a picture in content/images, such as /images/cities/tacoma.jpg"
      : part === "alt"
        ? "5 to 200 characters that describe the picture"
        : describeField(field);
  if (value === undefined || value === null) return `Add it: ${expected}.`;
  const isText = field.type === "text" || field.type === "markdown";
  if (isText && typeof value !== "string") return "Put the value in quotes.";
  if (isText && code === "custom") {
    const known = knownTokens(field);
    const unknown = tokensIn(value as string).find((t) => !known.includes(t));
    if (unknown !== undefined) return unknownTokenRemedy(unknown, known);
  }
  if (field.type === "boolean" && field.only)
    return "Without it this can't be published: ask for it first, or make this a draft.";
  if (field.type === "date" && /^\d{4}-\d{2}-\d{2}$/.test(value as string))
    return "There is no such day: look it up in a calendar.";
  if (field.type === "list" && !Array.isArray(value))
    return `Begin each entry on a line of its own with two spaces, a dash and a space. It is ${expected}.`;
  const length = typeof value === "string" && /^too_/.test(code);
  return `Write ${expected}.${length ? ` It has ${value.trim().length}.` : ""}`;
}

/** The names that a block, a picture or the file itself can have. */
function namesIn(field: Field | undefined): string[] {
  if (field?.type === "image") return ["src", "alt", "focus"];
  return field?.type === "object" ? Object.keys(field.fields) : [];
}

/**
 * Turns the issues of a file into faults that tell the author what to write
 * instead. A field that is there under a mistyped name is not also missing.
 */
export function explainIssues(
  issues: readonly Issue[],
  fields: Fields,
  { path, frontMatter }: ContentFile,
): Fault[] {
  const meant = new Set<string>();
  const faults = issues.flatMap((issue): Fault[] => {
    const field = fieldAt(fields, issue.path);
    const fault = (names: readonly PropertyKey[], remedy: string): Fault => ({
      file: contentPath(path),
      field: names.join("."),
      value: valueAt(frontMatter, names),
      remedy,
    });
    if (issue.code !== "unrecognized_keys") {
      const value = valueAt(frontMatter, issue.path);
      const remedy = field
        ? remedyFor(field, value, issue)
        : "Remove it: there is no such field here.";
      return [fault(issue.path, remedy)];
    }
    const names = namesIn(field);
    return issue.keys.map((key) => {
      const known = didYouMean(key.toLowerCase(), names);
      meant.add([...issue.path, known.split('"')[1] ?? ""].join("."));
      return fault(
        [...issue.path, key],
        `There is no such field here: remove it, or put it where it belongs.${known}`,
      );
    });
  });
  return faults.filter(
    ({ field, value }) => (value ?? undefined) !== undefined || !meant.has(field),
  );
}
