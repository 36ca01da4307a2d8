import * as z from "zod/mini";
import { invisibleCharacters } from "../../site/invisibleCharacters";
import { maxPlanLength, quoteOptions } from "./quoteOptions";

/**
 * Message for a value that no rule of its own covers: it is missing, of the
 * wrong type or not among the options.
 */
export const fallbackMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined || issue.input === null) return "Required";
  if (issue.code === "invalid_format" && issue.format === "email")
    return "Invalid email";
  if (issue.code === "invalid_format" && /^date/.test(issue.format))
    return "Invalid date";
  if (issue.code === "too_small" && issue.origin === "string")
    return `String must contain at least ${String(issue.minimum)} character(s)`;
  return "Invalid input";
};

/** Room for the subject and line breaks that the form adds to a message. Characters. */
const maxSubjectLength = 1000;

const maxMessageLength = 10_000;

/** The longest message that is sent, with subject and plan. Characters. */
export const maxSentMessageLength =
  maxMessageLength + maxSubjectLength + maxPlanLength;

/** @param shown the maximum in the message */
const atMost = (label: string, max: number, shown = max) =>
  z.maxLength(
    max,
    `${label} must be at most ${shown.toLocaleString("en-US")} characters`,
  );

/** A text of at least `min` characters. Nobody writes more than `max`. */
const text = (label: string, min: number, message: string, max = 100) => ({
  max,
  rule: z.string().check(z.minLength(min, message), atMost(label, max)),
});

const messageOf = (max: number) =>
  z
    .string()
    .check(
      z.minLength(10, "Message must be at least 10 characters"),
      atMost("Message", max, maxMessageLength),
    );

const invisible = invisibleCharacters(
  "bidiControl",
  "arabicLetterMark",
  "zeroWidth",
);

const removeInvisible = (text: string): string => text.replace(invisible, "");

/** Takes the address out of what was pasted, such as `Ann <ann@example.com>`. */
function tidyEmail(pasted: string): string {
  const text = removeInvisible(pasted).trim();
  const address = /<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return address.trim().replace(/^mailto:([^?]*).*$/i, "$1");
}

interface FieldBase {
  /**
   * Its messages are the specification's; the form shows those of its texts. A field
   * whose rule accepts an empty text is optional.
   */
  readonly rule: z.ZodMiniType<string>;
  /** The longest value. Characters. */
  readonly max: number;
  /** Whether it stands beside the field before it. */
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
  /** The values, by the names of their labels. */
  readonly options: Readonly<Record<string, string>>;
}

interface TextareaField extends FieldBase {
  readonly control: "textarea";
}

type FieldDefinition = InputField | SelectField | TextareaField;

/**
 * The fields of the form, in its order. Everything else follows from these, but
 * their texts, which are in `content/settings/quote-form.md`.
 */
const definitions = {
  name: {
    control: "input",
    type: "text",
    autoComplete: "name",
    ...text("Name", 2, "Name must be at least 2 characters", 200),
  },
  email: {
    control: "input",
    type: "email",
    autoComplete: "email",
    inputMode: "email",
    max: 254,
    rule: z
      .string()
      .check(
        z.overwrite(tidyEmail),
        z.email("Invalid email address"),
        atMost("Email", 254),
      ),
  },
  phone: {
    control: "input",
    type: "tel",
    autoComplete: "tel",
    inputMode: "tel",
    max: 100,
    rule: z
      .string()
      .check(
        z.overwrite(removeInvisible),
        z.minLength(10, "Phone number must be at least 10 digits"),
        atMost("Phone", 100),
      ),
  },
  moveFromDate: {
    control: "input",
    type: "date",
    autoComplete: "off",
    ...text("Date", 1, "Move from date is required"),
  },
  moveSize: {
    control: "select",
    options: quoteOptions.moveSize,
    ...text("Move size", 1, "Move size is required"),
    sharesRow: true,
  },
  referralSource: {
    control: "select",
    options: quoteOptions.referralSource,
    ...text("Answer", 1, "Please select how you heard about us"),
  },
  message: {
    control: "textarea",
    max: maxMessageLength,
    rule: messageOf(maxMessageLength),
  },
} as const satisfies Record<string, FieldDefinition>;

export type FieldName = keyof typeof definitions;

export const fieldNames = Object.keys(definitions) as FieldName[];

export const forEachField = <T>(make: (name: FieldName) => T) =>
  Object.fromEntries(fieldNames.map((name) => [name, make(name)])) as Record<
    FieldName,
    T
  >;

export const quoteFields = z.object(
  forEachField((name): FieldBase["rule"] => definitions[name].rule),
);

/**
 * A request as it is sent: the fields, the time and the page it was sent from.
 */
const quoteRequest = z.extend(quoteFields, {
  message: messageOf(maxSentMessageLength),
  timestamp: z.iso.datetime().check(atMost("Time", 100)),
  source: z.string().check(z.minLength(1), atMost("Address", 8000)),
});

export type QuoteFields = z.infer<typeof quoteFields>;
export type QuoteRequest = z.infer<typeof quoteRequest>;

export const emptyFields: QuoteFields = forEachField(() => "");

export type QuoteField = FieldDefinition & { readonly name: FieldName };

/** Whether something has to be entered in a field. */
export const isRequired = ({ rule }: QuoteField): boolean =>
  !rule.safeParse("").success;

export const fieldRows: readonly (readonly QuoteField[])[] = fieldNames.reduce<
  QuoteField[][]
>((rows, name) => {
  const field: QuoteField = { name, ...definitions[name] };
  const last = rows.at(-1);
  if (last && field.sharesRow) last.push(field);
  else rows.push([field]);
  return rows;
}, []);

/** The first message of each invalid field. */
export type FieldErrors = Partial<Record<keyof QuoteRequest, string>>;

export function parseQuoteRequest(
  value: object,
): { request: QuoteRequest } | { errors: FieldErrors } {
  const result = quoteRequest.safeParse(value, {
    error: fallbackMessage,
  });
  if (result.success) return { request: result.data };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues)
    errors[path[0] as keyof QuoteRequest] ??= message;
  return { errors };
}

/**
 * A hidden field of the form that is sent without JavaScript: bots that fill in
 * every field fill it in too.
 */
export const honeypotField = "homepage";
