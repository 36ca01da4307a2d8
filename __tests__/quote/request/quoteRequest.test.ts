import { choicesOf, errorText } from "../../../src/quote/request/quoteTexts";
import { bareTexts } from "../../../src/quote/inbox/answers/receiverTexts";
import { quoteTexts } from "../../support/quoteTexts";
import * as z from "zod/mini";
import {
  emptyFields,
  fallbackMessage,
  fieldRows,
  parseQuoteRequest,
  quoteFields,
} from "../../../src/quote/request/quoteRequest";
import { filledFields, sentRequest } from "../../support/quoteRequests";

/** The errors of a request with these changes. */
function errorsWith(change: Readonly<Record<string, unknown>>) {
  const parsed = parseQuoteRequest({ ...sentRequest, ...change });
  return "errors" in parsed ? parsed.errors : {};
}

describe("a rule", () => {
  test.each([
    ["name", "A", "Name must be at least 2 characters"],
    ["name", "", "Name must be at least 2 characters"],
    ["email", "", "Invalid email address"],
    ["email", "ann", "Invalid email address"],
    ["email", "ann@", "Invalid email address"],
    ["email", "ann@example", "Invalid email address"],
    ["email", "ann lee@example.com", "Invalid email address"],
    ["phone", "253555010", "Phone number must be at least 10 digits"],
    ["phone", "", "Phone number must be at least 10 digits"],
    ["moveFromDate", "", "Move from date is required"],
    ["moveSize", "", "Move size is required"],
    ["referralSource", "", "Please select how you heard about us"],
    ["message", "Nine char", "Message must be at least 10 characters"],
    ["message", "", "Message must be at least 10 characters"],
  ])("of %s rejects %p: %s", (field, value, message) => {
    expect(errorsWith({ [field]: value })).toEqual({ [field]: message });
  });

  test.each([
    ["name", "Al"],
    ["email", "a@b.co"],
    ["phone", "2535550100"],
    ["moveFromDate", "x"],
    ["moveSize", "x"],
    ["referralSource", "x"],
    ["message", "Ten chars."],
  ])("of %s accepts %p", (field, value) => {
    expect(errorsWith({ [field]: value })).toEqual({});
  });

  test.each([
    ["name", 200, "Name must be at most 200 characters"],
    ["phone", 100, "Phone must be at most 100 characters"],
    ["moveFromDate", 100, "Date must be at most 100 characters"],
    ["moveSize", 100, "Move size must be at most 100 characters"],
    ["referralSource", 100, "Answer must be at most 100 characters"],
    ["message", 10_000, "Message must be at most 10,000 characters"],
  ] as const)("of %s accepts at most %i characters", (...row) => {
    const [field, max, message] = row;
    const errorsOf = (length: number) =>
      quoteFields.safeParse({ ...filledFields, [field]: "x".repeat(length) })
        .error?.issues;
    expect(errorsOf(max)).toBeUndefined();
    expect(errorsOf(max + 1)).toMatchObject([{ path: [field], message }]);
  });

  test("of message leaves room for the subject and a plan", () => {
    const message = "x".repeat(17_000);
    expect(errorsWith({ message })).toEqual({});
    expect(errorsWith({ message: `${message}x` })).toEqual({
      message: "Message must be at most 10,000 characters",
    });
  });

  test("gives one message for each field of an empty form", () => {
    const parsed = parseQuoteRequest({ ...sentRequest, ...emptyFields });
    expect(parsed).toEqual({
      errors: {
        name: "Name must be at least 2 characters",
        email: "Invalid email address",
        phone: "Phone number must be at least 10 digits",
        moveFromDate: "Move from date is required",
        moveSize: "Move size is required",
        referralSource: "Please select how you heard about us",
        message: "Message must be at least 10 characters",
      },
    });
  });
});

describe("a request", () => {
  test("is parsed as it was sent", () => {
    expect(parseQuoteRequest(sentRequest)).toEqual({ request: sentRequest });
  });

  test("preserves any characters, spaces and markup", () => {
    const message = "  <script>alert('ü 👋')</script>\r\n";
    expect(parseQuoteRequest({ ...sentRequest, message })).toHaveProperty(
      "request.message",
      message,
    );
  });
});

describe("the fallback message", () => {
  const said = (schema: z.ZodMiniType, value: unknown) =>
    schema.safeParse(value, { error: fallbackMessage }).error?.issues[0]
      ?.message;

  test.each([
    ["Required", z.string(), undefined],
    ["Required", z.string(), null],
    ["Required", z.enum(["a"]), undefined],
    ["Invalid input", z.string(), 5],
    ["Invalid input", z.enum(["a"]), "b"],
    ["Invalid input", z.array(z.string()).check(z.minLength(1)), []],
    ["Invalid input", z.string().check(z.regex(/a/)), "b"],
    ["Invalid email", z.email(), "ann"],
    ["Invalid date", z.iso.datetime(), "soon"],
    ["Invalid date", z.iso.date(), "2027-02-30"],
    [
      "String must contain at least 3 character(s)",
      z.string().check(z.minLength(3)),
      "ab",
    ],
  ])("%p", (message, schema, value) => {
    expect(said(schema, value)).toBe(message);
  });
});

/** The choices of a field with the texts of the specification. */
const choices = (name: string) =>
  fieldRows
    .flat()
    .filter((field) => field.name === name)
    .flatMap((field) => choicesOf(field, quoteTexts));

describe("options", () => {
  test("for the size of the move", () => {
    expect(choices("moveSize")).toEqual([
      ["studio", "Studio"],
      ["1bedroom", "1 Bedroom"],
      ["2bedroom", "2 Bedrooms"],
      ["3bedroom", "3 Bedrooms"],
      ["4bedroom", "4 Bedrooms"],
      ["5bedroom", "5 Bedrooms"],
      ["6bedroom", "6 Bedrooms"],
      ["other", "Other"],
    ]);
  });

  test("for how the visitor heard about us", () => {
    expect(choices("referralSource")).toEqual([
      ["google", "Google Search"],
      ["facebook", "Facebook"],
      ["instagram", "Instagram"],
      ["yelp", "Yelp"],
      ["angis", "Angi's List"],
      ["thumbtack", "Thumbtack"],
      ["referral", "Friend/Family Referral"],
      ["other", "Other"],
    ]);
  });
});

describe("the form", () => {
  test.each([
    ["name", "Name", "Your name"],
    ["email", "Email", "Your email"],
    ["phone", "Phone", "Your phone number"],
    ["moveFromDate", "Preferred Move Start Date", undefined],
    ["moveSize", "Move Size", "Select move size"],
    ["referralSource", "How did you hear about us?", "Select a source"],
    [
      "message",
      "Additional Details",
      "Please provide any additional details about your move",
    ],
  ])(
    "has for %s the label %p and the placeholder %p",
    (name, label, placeholder) => {
      const texts = quoteTexts.inputs[name as keyof typeof quoteTexts.inputs];
      expect([texts.label, texts.placeholder]).toEqual([label, placeholder]);
    },
  );

  test("has the specification's button and notices, also where it has no content", () => {
    const specified = {
      button: "Get Free Quote",
      sending: "Submitting...",
      success: {
        title: "Quote Request Submitted",
        text: "Thank you! Our team will contact you shortly to discuss your move.",
      },
      failure: {
        title: "Error",
        text: "There was an error submitting your request. Please try again.",
      },
    };
    expect(quoteTexts).toMatchObject(specified);
    expect(bareTexts).toMatchObject(specified);
  });

  test("says which length is too long, and otherwise what its texts say", () => {
    const [field] = fieldRows[0]!;
    const said = (value: string, texts = quoteTexts) =>
      errorText(field!, value, texts, "The rule's own");
    expect(said("x".repeat(201))).toBe("Please write at most 200 characters");
    expect(said("x")).toBe("Name must be at least 2 characters");
    expect(said("x", bareTexts)).toBe("The rule's own");
  });
});
