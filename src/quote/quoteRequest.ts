import * as z from "zod/mini";

/** Options of the form, in the order shown. */
export const moveSizes = {
  studio: "Studio",
  "1bedroom": "1 Bedroom",
  "2bedroom": "2 Bedrooms",
  "3bedroom": "3 Bedrooms",
  "4bedroom": "4 Bedrooms",
  "5bedroom": "5 Bedrooms",
  "6bedroom": "6 Bedrooms",
  other: "Other",
} as const;

export const referralSources = {
  google: "Google Search",
  facebook: "Facebook",
  instagram: "Instagram",
  yelp: "Yelp",
  angis: "Angi's List",
  thumbtack: "Thumbtack",
  referral: "Friend/Family Referral",
  other: "Other",
} as const;

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

/** Longer than anyone writes, and within the receiver's limit. Characters. */
export const longest = {
  name: 200,
  email: 254,
  phone: 100,
  moveFromDate: 100,
  moveSize: 100,
  referralSource: 100,
  message: 10_000,
} as const;

/** Room for the subject that the form adds to a message. Characters. */
const longestSubject = 1000;

/** @param shown the maximum in the message */
const atMost = (label: string, max: number, shown = max) =>
  z.maxLength(
    max,
    `${label} must be at most ${shown.toLocaleString("en-US")} characters`,
  );

const text = (
  label: string,
  field: keyof typeof longest,
  min: number,
  message: string,
) => z.string().check(z.minLength(min, message), atMost(label, longest[field]));

const messageRule = z.minLength(10, "Message must be at least 10 characters");

/** The fields of the form and their rules. */
export const quoteFields = z.object({
  name: text("Name", "name", 2, "Name must be at least 2 characters"),
  email: z
    .string()
    .check(z.email("Invalid email address"), atMost("Email", longest.email)),
  phone: text("Phone", "phone", 10, "Phone number must be at least 10 digits"),
  moveFromDate: text("Date", "moveFromDate", 1, "Move from date is required"),
  moveSize: text("Move size", "moveSize", 1, "Move size is required"),
  referralSource: text(
    "Answer",
    "referralSource",
    1,
    "Please select how you heard about us",
  ),
  message: z.string().check(messageRule, atMost("Message", longest.message)),
});

/**
 * A request as it is sent: the fields, the time and the page it was sent from.
 */
export const quoteRequest = z.extend(quoteFields, {
  message: z
    .string()
    .check(
      messageRule,
      atMost("Message", longest.message + longestSubject, longest.message),
    ),
  timestamp: z.iso.datetime().check(atMost("Time", 100)),
  source: z.string().check(z.minLength(1), atMost("Address", 8000)),
});

export type QuoteFields = z.infer<typeof quoteFields>;
export type QuoteRequest = z.infer<typeof quoteRequest>;

export const emptyFields: QuoteFields = {
  name: "",
  email: "",
  phone: "",
  moveFromDate: "",
  moveSize: "",
  referralSource: "",
  message: "",
};

/** The first message of each invalid field. */
export type FieldErrors = Partial<Record<keyof QuoteRequest, string>>;

/** Validates a request. */
export function parseQuoteRequest(
  value: unknown,
): { request: QuoteRequest } | { errors: FieldErrors } {
  const result = quoteRequest.safeParse(value, { error: fallbackMessage });
  if (result.success) return { request: result.data };
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues)
    errors[path[0] as keyof QuoteRequest] ??= message;
  return { errors };
}

interface FieldBase {
  readonly name: keyof QuoteFields;
  readonly label: string;
  readonly placeholder?: string;
}

interface InputField extends FieldBase {
  readonly control: "input";
  readonly type: "text" | "email" | "tel" | "date";
  readonly autoComplete: string;
  readonly inputMode?: "email" | "tel";
}

interface SelectField extends FieldBase {
  readonly control: "select";
  readonly placeholder: string;
  readonly options: Readonly<Record<string, string>>;
}

interface TextareaField extends FieldBase {
  readonly control: "textarea";
}

export type QuoteField = InputField | SelectField | TextareaField;

/** The form's fields in order; those of one row are shown side by side. */
export const fieldRows: readonly (readonly QuoteField[])[] = [
  [
    {
      control: "input",
      name: "name",
      label: "Name",
      placeholder: "Your name",
      type: "text",
      autoComplete: "name",
    },
  ],
  [
    {
      control: "input",
      name: "email",
      label: "Email",
      placeholder: "Your email",
      type: "email",
      autoComplete: "email",
      inputMode: "email",
    },
  ],
  [
    {
      control: "input",
      name: "phone",
      label: "Phone",
      placeholder: "Your phone number",
      type: "tel",
      autoComplete: "tel",
      inputMode: "tel",
    },
  ],
  [
    {
      control: "input",
      name: "moveFromDate",
      label: "Preferred Move Start Date",
      type: "date",
      autoComplete: "off",
    },
    {
      control: "select",
      name: "moveSize",
      label: "Move Size",
      placeholder: "Select move size",
      options: moveSizes,
    },
  ],
  [
    {
      control: "select",
      name: "referralSource",
      label: "How did you hear about us?",
      placeholder: "Select a source",
      options: referralSources,
    },
  ],
  [
    {
      control: "textarea",
      name: "message",
      label: "Additional Details",
      placeholder: "Please provide any additional details about your move",
    },
  ],
];

/**
 * A hidden field of the form that is sent without JavaScript: bots that fill in
 * every field fill it in too.
 */
export const honeypotField = "homepage";

/** The submit button's label, idle and while sending. */
export const submitLabel = "Get Free Quote";
export const submittingLabel = "Submitting...";

/** The notices after sending. */
export const notices = {
  success: {
    title: "Quote Request Submitted",
    text: "Thank you! Our team will contact you shortly to discuss your move.",
  },
  failure: {
    title: "Error",
    text: "There was an error submitting your request. Please try again.",
  },
} as const;
