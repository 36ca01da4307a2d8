import type { z } from "zod";
import { contentPath, kindOf, slugOf } from "./contentFile";
import type { ContentFile } from "./contentFile";
import { describeField } from "./describeField";
import { didYouMean } from "./faults";
import type { Fault } from "./faults";
import type { Field, Fields } from "./fields";
import { frontMatterSchema } from "./frontMatterSchema";
import { kinds } from "./kinds";
import type { Kind } from "./kind";
import { companyTokens, tokensIn } from "../site/fill";

/** A file that passed the checks a file can pass alone. */
export interface Entry {
  readonly kind: Kind;
  /** Path below `content/`. */
  readonly file: string;
  readonly slug: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The entry's addresses by the name of their GraphQL field. */
  readonly paths: Readonly<Record<string, string>>;
}

export type Parsed =
  | { readonly entry: Entry; readonly faults?: never }
  | { readonly entry?: never; readonly faults: readonly Fault[] };

const schemas = new Map(
  kinds.map((kind) => [kind, frontMatterSchema(kind.fields)]),
);

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );

/** The field at a path, or the set of fields where the path ends at a block. */
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
    else break; // src and alt of an image are described with it
  }
  return field;
}

function remedy(
  issue: z.core.$ZodIssue,
  field: Field | undefined,
  value: unknown,
): string {
  if (!field) return "Remove it: no such field here.";
  const expected = describeField(field);
  if (value === undefined) return `Add it: ${expected}.`;
  const size =
    typeof value === "string" && /^too_/.test(issue.code)
      ? ` It has ${String(value.trim().length)}.`
      : "";
  return `Write ${expected}.${size}`;
}

function faultsOf(
  issue: z.core.$ZodIssue,
  fields: Fields,
  file: ContentFile,
  data: unknown,
): Fault[] {
  const field = fieldAt(fields, issue.path);
  if (issue.code === "unrecognized_keys") {
    const known =
      field?.type === "object" ? Object.keys(field.fields) : ["src", "alt"];
    return issue.keys.map((key) => ({
      file: contentPath(file.path),
      field: [...issue.path, key].join("."),
      value: valueAt(data, [...issue.path, key]),
      remedy: `Remove it: no such field here.${didYouMean(key, known)}`,
    }));
  }
  const value = valueAt(data, issue.path);
  return [
    {
      file: contentPath(file.path),
      field: issue.path.join("."),
      value,
      remedy: remedy(issue, field, value),
    },
  ];
}

function placeFault(path: string): string | undefined {
  const kind = kindOf(path);
  if (!kind) {
    const homes = kinds.map(({ folder, file }) =>
      folder ? `${folder}/` : String(file),
    );
    return `No kind of content lives here. Move the file to one of: ${homes.join(", ")}.`;
  }
  const slug = slugOf(path);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    return "Rename the file: lower-case letters, digits and single hyphens, as it is part of the address.";
  if (kind.slugs && !kind.slugs.includes(slug))
    return `The folder holds these files only: ${kind.slugs.map((s) => `${s}.md`).join(", ")}.${didYouMean(slug, kind.slugs)}`;
  return undefined;
}

/**
 * Checks one file on its own: place, name, front matter, body.
 * @returns the typed entry, or every fault found
 */
export function parseContentFile(file: ContentFile): Parsed {
  const misplaced = placeFault(file.path);
  const kind = kindOf(file.path);
  if (misplaced || !kind)
    return {
      faults: [
        { file: contentPath(file.path), field: "", remedy: misplaced ?? "" },
      ],
    };

  const result = schemas.get(kind)?.safeParse(file.frontMatter);
  const faults: Fault[] =
    result?.error?.issues.flatMap((issue) =>
      faultsOf(issue, kind.fields, file, file.frontMatter),
    ) ?? [];
  const hasBody = file.body.trim() !== "";
  if (kind.body === "required" && !hasBody)
    faults.push({
      file: contentPath(file.path),
      field: "",
      remedy: "Write the text below the second ---.",
    });
  if (kind.body === "none" && hasBody)
    faults.push({
      file: contentPath(file.path),
      field: "",
      remedy: "Remove the text below the second ---: it is shown nowhere.",
    });
  for (const token of tokensIn(file.body))
    if (!companyTokens.some((known) => known === token))
      faults.push({
        file: contentPath(file.path),
        field: "",
        remedy: `There is no {${token}} to use in the text below the second ---.${didYouMean(token, companyTokens)}`,
      });
  if (faults.length || !result?.data) return { faults };

  const slug = slugOf(file.path);
  const data = result.data;
  const paths = Object.fromEntries(
    Object.entries(kind.paths ?? {}).map(([name, path]) => [
      name,
      path(slug, data),
    ]),
  );
  return { entry: { kind, file: file.path, slug, data, paths } };
}
