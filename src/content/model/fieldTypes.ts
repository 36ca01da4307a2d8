import { z } from "zod";
import { isDay } from "../../site/dates";
import type { Field, Fields } from "./fields";

/** What a type of field is; `src/cms/widget.ts` has its input in the editor. */
interface FieldType<F> {
  /** The GraphQL type of a value, be it needed or not. */
  readonly graphql: (field: F) => string;
  /** The directive by which GraphQL answers it. */
  readonly directive?: (field: F) => string;
  /** What to write, to complete the sentence "Write …". */
  readonly describe: (field: F) => string;
  /** The zod schema; `explainIssue` writes the messages. */
  readonly schema: (field: F) => z.ZodType;
}

const length = (
  min: number,
  max: number | undefined,
  [one, several]: readonly [string, string],
) =>
  max
    ? `${min} to ${max} ${several}`
    : `at least ${min} ${min === 1 ? one : several}`;

const types: {
  readonly [T in Field["type"]]: FieldType<Extract<Field, { type: T }>>;
} = {
  text: {
    graphql: () => "String",
    directive: ({ plain }) => (plain ? "" : "@companyFacts"),
    describe: ({ what = "text", min = 1, max, pattern }) =>
      pattern?.says ??
      `${what} of ${length(min, max, ["character", "characters"])}`,
    // With a pattern, an empty value should get the pattern's message.
    schema: ({ pattern, min = pattern ? 0 : 1, max = Infinity }) => {
      const schema = z.string().trim().min(min).max(max);
      return pattern ? schema.regex(pattern.matches) : schema;
    },
  },
  markdown: {
    graphql: () => "MarkdownText",
    directive: () => "@link",
    describe: () => "Markdown text",
    schema: () => z.string().trim().min(1),
  },
  number: {
    graphql: ({ integer }) => (integer ? "Int" : "Float"),
    describe: ({ integer, min, max }) =>
      `a ${integer ? "whole " : ""}number from ${String(min)}${max < Number.MAX_SAFE_INTEGER ? ` to ${String(max)}` : ""}`,
    schema: ({ integer, min, max }) => {
      const schema = z.number().min(min).max(max);
      return integer ? schema.int() : schema;
    },
  },
  boolean: {
    graphql: () => "Boolean",
    describe: ({ only }) => (only ? "true, once it is given" : "true or false"),
    schema: ({ only }) => (only ? z.literal(true) : z.boolean()),
  },
  date: {
    graphql: () => "Date",
    directive: () => "@dateformat",
    describe: () => "a date such as 2026-05-12",
    schema: () => z.string().refine(isDay),
  },
  choice: {
    graphql: () => "String",
    describe: ({ options }) => `one of ${options.join(", ")}`,
    schema: ({ options }) => z.enum(options),
  },
  reference: {
    graphql: ({ to }) => to,
    directive: () => '@link(by: "slug")',
    describe: ({ to }) =>
      `the file name of the ${to.toLowerCase()}, without .md`,
    schema: () => z.string().trim().min(1),
  },
  pageLink: {
    graphql: () => "String",
    describe: () => "the address of a page of this site, such as /about",
    schema: () => z.string().regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/),
  },
  pictureFile: {
    graphql: () => "File",
    directive: () => '@link(by: "relativePath")',
    describe: () =>
      "the path of a picture in content/images, such as /images/cities/tacoma.jpg",
    // Whether there is such a picture is for the check of the whole content to say.
    schema: () =>
      z
        .string()
        .trim()
        .regex(/^(?!\w+:)/),
  },
  list: {
    graphql: ({ of }) => `[${graphqlType(of)}!]`,
    directive: ({ of }) => graphqlDirective(of),
    describe: ({ of, min = 0, max }) =>
      `a list${min || max ? ` of ${length(min, max, ["entry", "entries"])}` : ""}, each ${describeField(of)}`,
    schema: ({ of, min = 0, max = Infinity }) =>
      z.array(fieldSchema(of)).min(min).max(max),
  },
  object: {
    graphql: ({ name }) => name,
    describe: ({ fields, rule, what }) =>
      rule?.says ??
      what ??
      `a block with the fields ${Object.keys(fields).join(", ")}`,
    schema: ({ fields, rule }) => {
      const schema = frontMatterSchema(fields);
      return rule ? schema.refine((data) => rule.holds(data)) : schema;
    },
  },
};

const typeOf = (field: Field) => types[field.type] as FieldType<Field>;

export const graphqlType = (field: Field): string =>
  typeOf(field).graphql(field);

/** Empty where GraphQL answers the stored value. */
export const graphqlDirective = (field: Field): string =>
  typeOf(field).directive?.(field) ?? "";

export const describeField = (field: Field): string =>
  typeOf(field).describe(field);

const fieldSchema = (field: Field): z.ZodType => typeOf(field).schema(field);

/** The zod schema of a kind's front matter; it rejects unknown fields. */
export function frontMatterSchema(fields: Fields) {
  const schemas = Object.entries(fields).map(([name, field]) => {
    const schema = fieldSchema(field);
    return [name, field.optional ? schema.optional() : schema];
  });
  return z.strictObject(
    Object.fromEntries(schemas) as Record<string, z.ZodType>,
  );
}
