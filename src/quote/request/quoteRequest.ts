import * as z from "zod/mini";
import { buildInvisibleCharacterPattern } from "../../shared/invisibleCharacters";
import { maxPlanLength, quoteOptions } from "./quoteOptions";

/** Zod error map: messages for errors without one in the field's rule, such as a value of the wrong type. */
export const zodErrorMap: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined || issue.input === null) return "Required";
  if (issue.code === "invalid_format" && issue.format === "email")
    return "Invalid email";
  if (issue.code === "invalid_format" && /^date/.test(issue.format))
    return "Invalid date";
  if (issue.code === "too_small" && issue.origin === "string")
    return `String must contain at least ${String(issue.minimum)} character(s)`;
  return "Invalid input";
};

/** Maximum length of the subject and line breaks that the form adds to a message, in characters. */
const maxSubjectLength = 1000;

const maxMessageLength = 10_000;

/** Maximum length of a message with subject and plan, in characters. */
export const maxFullMessageLength =
  maxMessageLength + maxSubjectLength + maxPlanLength;

/** @param displayedMaximum limit that the error message names */
const maxLengthRule = (
  label: string,
  maxLength: number,
  displayedMaximum = maxLength,
) =>
  z.maxLength(
    maxLength,
    `${label} must be at most ${displayedMaximum.toLocaleString("en-US")} characters`,
  );

/** Rule of a text field. `maxLength` exceeds every genuine value, and limits what a bot can store. */
const textRule = (
  label: string,
  min: number,
  message: string,
  maxLength = 100,
) => ({
  maxLength,
  rule: z
    .string()
    .check(z.minLength(min, message), maxLengthRule(label, maxLength)),
});

const messageRule = (maxLength: number) =>
  z
    .string()
    .check(
      z.minLength(10, "Message must be at least 10 characters"),
      maxLengthRule("Message", maxLength, maxMessageLength),
    );

const invisible = buildInvisibleCharacterPattern(
  "bidiControl",
  "arabicLetterMark",
  "zeroWidth",
);

const removeInvisible = (text: string): string => text.replace(invisible, "");

/** Extracts the email from pasted text, such as `Ann <ann@example.com>`. */
function normalizeEmail(pasted: string): string {
  const text = removeInvisible(pasted).trim();
  const email = /<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return email.trim().replace(/^mailto:([^?]*).*$/i, "$1");
}

interface FieldBase {
  /**
   * Validation, with messages that the owner has fixed. The form replaces them with the errors in
   * `QuoteTexts`. A field is optional if its rule accepts an empty text.
   */
  readonly rule: z.ZodMiniType<string>;
  /** Maximum length of the value, in characters. */
  readonly maxLength: number;
  /** Whether the field is in the same row as the previous field. */
  readonly sharesRow?: true;
}

interface InputField extends FieldBase {
  readonly control: "input";
  readonly type: "text" | "email" | "tel" | "date";
  readonly autoComplete: string;
  readonly inputMode?: "email" | "tel";
}

interface SelectField extends FieldBase {
  readonly control: "select";
  /** Values of the choices, by the names of their labels. */
  readonly options: Readonly<Record<string, string>>;
}

interface TextareaField extends FieldBase {
  readonly control: "textarea";
}

type FieldDefinition = InputField | SelectField | TextareaField;

/**
 * Whether a date is before the year 1000: browsers drop a digit of a year that is typed with five.
 */
const isEarlyDate = (date: string): boolean => /^0\d{3}-/.test(date);

/**
 * Fields of the form, in display order. The types, validation and rows of the fields derive
 * from these definitions. Their texts are in `content/settings/quote-form.md`.
 */
const fieldDefinitions = {
  name: {
    control: "input",
    type: "text",
    autoComplete: "name",
    ...textRule("Name", 2, "Name must be at least 2 characters", 200),
  },
  email: {
    control: "input",
    type: "email",
    autoComplete: "email",
    inputMode: "email",
    maxLength: 254,
    rule: z
      .string()
      .check(
        z.overwrite(normalizeEmail),
        z.email("Invalid email address"),
        maxLengthRule("Email", 254),
      ),
  },
  phone: {
    control: "input",
    type: "tel",
    autoComplete: "tel",
    inputMode: "tel",
    maxLength: 100,
    rule: z
      .string()
      .check(
        z.overwrite(removeInvisible),
        z.minLength(10, "Phone number must be at least 10 digits"),
        maxLengthRule("Phone", 100),
      ),
  },
  moveFromDate: {
    control: "input",
    type: "date",
    autoComplete: "off",
    maxLength: 100,
    rule: z.string().check(
      z.minLength(1, "Move from date is required"),
      maxLengthRule("Date", 100),
      z.refine((date) => !isEarlyDate(date), "Invalid date"),
    ),
  },
  moveSize: {
    control: "select",
    options: quoteOptions.moveSize,
    ...textRule("Move size", 1, "Move size is required"),
    sharesRow: true,
  },
  referralSource: {
    control: "select",
    options: quoteOptions.referralSource,
    ...textRule("Answer", 1, "Please select how you heard about us"),
  },
  message: {
    control: "textarea",
    maxLength: maxMessageLength,
    rule: messageRule(maxMessageLength),
  },
} as const satisfies Record<string, FieldDefinition>;

export type FieldName = keyof typeof fieldDefinitions;

export const fieldNames = Object.keys(fieldDefinitions) as FieldName[];

export const mapFields = <T>(map: (name: FieldName) => T) =>
  Object.fromEntries(fieldNames.map((name) => [name, map(name)])) as Record<
    FieldName,
    T
  >;

export const quoteValuesSchema = z.object(
  mapFields((name): FieldBase["rule"] => fieldDefinitions[name].rule),
);

/** Schema of a request: the fields, the time, and the URL of the form's page. */
const quoteRequestSchema = z.extend(quoteValuesSchema, {
  message: messageRule(maxFullMessageLength),
  timestamp: z.iso.datetime().check(maxLengthRule("Time", 100)),
  source: z.string().check(z.minLength(1), maxLengthRule("Address", 8000)),
});

export type QuoteValues = z.infer<typeof quoteValuesSchema>;
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

export const emptyValues: QuoteValues = mapFields(() => "");

export type QuoteField = FieldDefinition & { readonly name: FieldName };

export const isRequired = ({ rule }: QuoteField): boolean =>
  !rule.safeParse("").success;

function buildFieldRows(): QuoteField[][] {
  const rows: QuoteField[][] = [];
  for (const name of fieldNames) {
    const field: QuoteField = { name, ...fieldDefinitions[name] };
    const lastRow = rows.at(-1);
    if (lastRow && field.sharesRow) lastRow.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** Fields of the form, grouped by the row in which they are. */
export const fieldRows: readonly (readonly QuoteField[])[] = buildFieldRows();

/** First error message of each invalid field. */
export type FieldErrors = Partial<Record<keyof QuoteRequest, string>>;

/** Validates an untrusted request. */
export function parseQuoteRequest(
  value: object,
): { request: QuoteRequest } | { errors: FieldErrors } {
  const result = quoteRequestSchema.safeParse(value, {
    error: zodErrorMap,
  });
  if (result.success) return { request: result.data };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues)
    errors[path[0] as keyof QuoteRequest] ??= message;
  return { errors };
}

/**
 * Name of the honeypot: a hidden field in the form without scripts, to detect bots that
 * fill in every field.
 */
export const honeypotFieldName = "homepage";
