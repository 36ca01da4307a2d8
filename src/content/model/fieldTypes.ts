import { z } from "zod";
import { isIsoDay } from "../../shared/dates";
import type { Field, Fields } from "./fields";

/** GraphQL type, zod schema and description of a field type. `src/cms/decapFields.ts` has the editor's controls. */
interface FieldType<F> {
  /** GraphQL type of a value, without the `!` of a required field. */
  readonly graphql: (field: F) => string;
  /** GraphQL directive that resolves the value. */
  readonly directive?: (field: F) => string;
  /** Noun phrase that completes "Write …". */
  readonly describe: (field: F) => string;
  /** Schema without messages: `explainIssues` writes the messages. */
  readonly zodSchema: (field: F) => z.ZodType;
}

const describeLength = (
  min: number,
  max: number | undefined,
  [singular, plural]: readonly [string, string],
) => {
  const unit = min === 1 ? singular : plural;
  if (min === max) return `${min} ${unit}`;
  return max ? `${min} to ${max} ${plural}` : `at least ${min} ${unit}`;
};

const fieldTypes: {
  readonly [T in Field["type"]]: FieldType<Extract<Field, { type: T }>>;
} = {
  text: {
    graphql: () => "String",
    directive: ({ noTokens }) => (noTokens ? "" : "@companyFacts"),
    describe: ({ description = "text", min = 1, max, pattern }) =>
      pattern?.message ??
      `${description} of ${describeLength(min, max, ["character", "characters"])}`,
    // An empty value gets the message of the pattern, not of the length.
    zodSchema: ({
      pattern,
      min = pattern ? 0 : 1,
      max = Infinity,
      defaultText,
    }) => {
      const limited = z.string().trim().min(min).max(max);
      const schema = pattern ? limited.regex(pattern.regex) : limited;
      return defaultText ? schema.default(defaultText) : schema;
    },
  },
  markdown: {
    graphql: () => "MarkdownText",
    directive: () => "@link",
    describe: () => "Markdown text",
    zodSchema: () => z.string().trim().min(1),
  },
  number: {
    graphql: ({ integer }) => (integer ? "Int" : "Float"),
    describe: ({ integer, min, max }) =>
      [
        integer ? "a whole number" : "a number",
        `from ${min}`,
        ...(max < Number.MAX_SAFE_INTEGER ? [`to ${max}`] : []),
      ].join(" "),
    zodSchema: ({ integer, min, max }) => {
      const schema = z.number().min(min).max(max);
      return integer ? schema.int() : schema;
    },
  },
  boolean: {
    graphql: () => "Boolean",
    describe: ({ mustBeTrue }) =>
      mustBeTrue ? "true, once it is given" : "true or false",
    zodSchema: ({ mustBeTrue }) => (mustBeTrue ? z.literal(true) : z.boolean()),
  },
  date: {
    graphql: () => "Date",
    directive: () => "@dateformat",
    describe: () => "a date such as 2026-05-12",
    zodSchema: () => z.string().refine(isIsoDay),
  },
  choice: {
    graphql: () => "String",
    describe: ({ options }) => `one of ${options.join(", ")}`,
    zodSchema: ({ options }) => z.enum(options),
  },
  reference: {
    graphql: ({ target }) => target,
    directive: () => '@link(by: "slug")',
    describe: ({ target }) =>
      `the file name of the ${target.toLowerCase()}, without .md`,
    zodSchema: () => z.string().trim().min(1),
  },
  pageLink: {
    graphql: () => "String",
    describe: () => "the address of a page of this site, such as /about",
    zodSchema: () => z.string().regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/),
  },
  pictureFile: {
    graphql: () => "File",
    directive: () => '@link(by: "relativePath")',
    describe: () =>
      "the path of a picture in content/images, such as /images/cities/tacoma.jpg",
    // The rule brokenReferences checks that the picture exists.
    zodSchema: () =>
      z
        .string()
        .trim()
        .regex(/^(?!\w+:)/),
  },
  list: {
    graphql: ({ item }) => `[${getGraphqlType(item)}!]`,
    directive: ({ item }) => getGraphqlDirective(item),
    describe: ({ item, min = 0, max }) => {
      const hasLimits = min > 0 || max !== undefined;
      const length = describeLength(min, max, ["entry", "entries"]);
      return `a list${hasLimits ? ` of ${length}` : ""}, each ${formatExpectedValue(item)}`;
    },
    zodSchema: ({ item, min = 0, max = Infinity }) =>
      z.array(fieldSchema(item)).min(min).max(max),
  },
  object: {
    graphql: ({ name }) => name,
    describe: ({ fields, refinement, description }) =>
      refinement?.message ??
      description ??
      `a block with the fields ${Object.keys(fields).join(", ")}`,
    zodSchema: ({ fields, refinement }) => {
      const schema = buildFrontMatterSchema(fields);
      return refinement
        ? schema.refine((data) => refinement.isValid(data))
        : schema;
    },
  },
};

const fieldTypeOf = (field: Field) =>
  fieldTypes[field.type] as FieldType<Field>;

export const getGraphqlType = (field: Field): string =>
  fieldTypeOf(field).graphql(field);

/** GraphQL directive of a field; empty if the field resolves to the stored value. */
export const getGraphqlDirective = (field: Field): string =>
  fieldTypeOf(field).directive?.(field) ?? "";

export const formatExpectedValue = (field: Field): string =>
  fieldTypeOf(field).describe(field);

const fieldSchema = (field: Field): z.ZodType =>
  fieldTypeOf(field).zodSchema(field);

/** Zod schema of front matter; rejects unknown fields. */
export function buildFrontMatterSchema(fields: Fields) {
  const schemas = Object.entries(fields).map(([name, field]) => {
    const schema = fieldSchema(field);
    return [name, field.optional ? schema.optional() : schema];
  });
  return z.strictObject(
    Object.fromEntries(schemas) as Record<string, z.ZodType>,
  );
}
