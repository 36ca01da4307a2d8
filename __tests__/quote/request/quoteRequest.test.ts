import {
  fieldRows,
  parseQuoteRequest,
  quoteValuesSchema,
} from "../../../src/quote/request/quoteRequest";
import { quoteOptions } from "../../../src/quote/request/quoteOptions";
import {
  getFieldOptions,
  getFieldError,
} from "../../../src/quote/request/quoteTexts";
import { validValues, sentRequest } from "../../support/quoteRequests";
import { quoteTexts } from "../../support/quoteTexts";

/** The errors of a request with these changes. */
function errorsWith(change: Readonly<Record<string, unknown>>) {
  const parsed = parseQuoteRequest({ ...sentRequest, ...change });
  return "errors" in parsed ? parsed.errors : {};
}

/** Each field with invalid values, its message, its shortest valid value and its limit. */
test.each([
  ["name", ["A", ""], "Name must be at least 2 characters", "Al", 200],
  [
    "email",
    ["", "ann", "ann@", "ann@example", "ann lee@example.com"],
    "Invalid email address",
    "a@b.co",
    254,
  ],
  [
    "phone",
    ["253555010", ""],
    "Phone number must be at least 10 digits",
    "2535550100",
    100,
  ],
  ["moveFromDate", [""], "Move from date is required", "x", 100],
  ["moveSize", [""], "Move size is required", "x", 100],
  ["referralSource", [""], "Please select how you heard about us", "x", 100],
  [
    "message",
    ["Nine char", ""],
    "Message must be at least 10 characters",
    "Ten chars.",
    10_000,
  ],
])("the rules of %s", (field, invalid, message, shortest, longest) => {
  for (const value of invalid)
    expect(errorsWith({ [field]: value })).toEqual({ [field]: message });
  expect(errorsWith({ [field]: shortest })).toEqual({});
  const accepts = (value: string) =>
    quoteValuesSchema.safeParse({ ...validValues, [field]: value }).success;
  const end = field === "email" ? "@example.com" : "";
  expect(accepts("x".repeat(longest - end.length) + end)).toBe(true);
  expect(accepts("x".repeat(longest + 1 - end.length) + end)).toBe(false);
});

test("a message has room for the subject and a plan", () => {
  const message = "x".repeat(21_000);
  expect(errorsWith({ message })).toEqual({});
  expect(errorsWith({ message: `${message}x` })).toEqual({
    message: "Message must be at most 10,000 characters",
  });
});

test("a request is parsed as it was sent, with any characters", () => {
  const message = "  <script>alert('ü 👋')</script>\r\n";
  const request = { ...sentRequest, message };
  expect(parseQuoteRequest(request)).toEqual({ request });
});

test("the fields are those that the owner has fixed, with their labels", () => {
  const displayedRows = fieldRows.map((row) =>
    row.map(({ name }) => `${name},${quoteTexts.inputs[name].label}`),
  );
  expect(displayedRows).toEqual([
    ["name,Name"],
    ["email,Email"],
    ["phone,Phone"],
    ["moveFromDate,Preferred Move Start Date", "moveSize,Move Size"],
    ["referralSource,How did you hear about us?"],
    ["message,Additional Details"],
  ]);
});

// `retiredValues.test.ts` compares the choices with those that were released.
test.each(Object.entries(quoteOptions))(
  "the choices of %s are offered in order",
  (name, options) => {
    const field = fieldRows.flat().find((one) => one.name === name)!;
    const values = getFieldOptions(field, quoteTexts).map(([value]) => value);
    expect(values).toEqual(Object.values(options));
  },
);

test("an error says which length is too long, and otherwise what the texts say", () => {
  const [field] = fieldRows[0]!;
  const errorOf = (value: string, texts = quoteTexts) =>
    getFieldError(field!, value, texts, "The rule's own");
  expect(errorOf("x".repeat(201))).toBe("Please write at most 200 characters");
  expect(errorOf("x".repeat(200))).not.toContain("at most");
  expect(errorOf("x")).toBe("Name must be at least 2 characters");
  const inputs = { ...quoteTexts.inputs, name: { label: "Name" } };
  expect(errorOf("x", { ...quoteTexts, inputs })).toBe("The rule's own");
});

test.each([
  ["email", "\u202aann@example.com\u202c", "ann@example.com"],
  ["email", "\u200bann@example.com\ufeff ", "ann@example.com"],
  ["email", "mailto:ann@example.com", "ann@example.com"],
  ["email", "MAILTO:ann@example.com?subject=Move", "ann@example.com"],
  ["email", "Ann Lee <ann@example.com>", "ann@example.com"],
  ["email", "<mailto:ann@example.com>", "ann@example.com"],
  ["email", "a+b@example.com", "a+b@example.com"],
  ["phone", "\u202a(253) 555-0100\u202c", "(253) 555-0100"],
])("a pasted %s %j is taken as %j", (name, pasted, taken) => {
  const fields = { ...validValues, [name]: pasted };
  expect(quoteValuesSchema.parse(fields)).toEqual({
    ...validValues,
    [name]: taken,
  });
});

test.each([
  ["email", "Ann ann@example.com"],
  ["email", "Ann <ann>"],
  ["email", 5],
  ["phone", "\u202a555-0100\u202c\u2066\u2069"],
])("a pasted %s %j stays invalid", (name, pasted) => {
  expect(errorsWith({ [name]: pasted })).toHaveProperty(name);
});
