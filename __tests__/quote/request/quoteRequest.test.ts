import {
  fieldRows,
  parseQuoteRequest,
  quoteFields,
} from "../../../src/quote/request/quoteRequest";
import { choicesOf, errorText } from "../../../src/quote/request/quoteTexts";
import { filledFields, sentRequest } from "../../support/quoteRequests";
import { quoteTexts } from "../../support/quoteTexts";

/** The errors of a request with these changes. */
function errorsWith(change: Readonly<Record<string, unknown>>) {
  const parsed = parseQuoteRequest({ ...sentRequest, ...change });
  return "errors" in parsed ? parsed.errors : {};
}

/** Each field with invalid values, its message, the shortest valid one and its limit. */
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
    quoteFields.safeParse({ ...filledFields, [field]: value }).success;
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

test("the fields are the specification's, with their labels, placeholders and options", () => {
  const shown = fieldRows.map((row) =>
    row.map((field) => {
      const { label, placeholder } = quoteTexts.inputs[field.name];
      const options = choicesOf(field, quoteTexts);
      return [field.name, label, placeholder, ...options.map(String)];
    }),
  );
  expect(shown).toEqual([
    [["name", "Name", "Your name"]],
    [["email", "Email", "Your email"]],
    [["phone", "Phone", "Your phone number"]],
    [
      ["moveFromDate", "Preferred Move Start Date", undefined],
      [
        "moveSize",
        "Move Size",
        "Select move size",
        "studio,Studio",
        "1bedroom,1 Bedroom",
        "2bedroom,2 Bedrooms",
        "3bedroom,3 Bedrooms",
        "4bedroom,4 Bedrooms",
        "5bedroom,5 Bedrooms",
        "6bedroom,6 Bedrooms",
        "other,Other",
      ],
    ],
    [
      [
        "referralSource",
        "How did you hear about us?",
        "Select a source",
        "google,Google Search",
        "facebook,Facebook",
        "instagram,Instagram",
        "yelp,Yelp",
        "angis,Angi's List",
        "thumbtack,Thumbtack",
        "referral,Friend/Family Referral",
        "other,Other",
      ],
    ],
    [
      [
        "message",
        "Additional Details",
        "Please provide any additional details about your move",
      ],
    ],
  ]);
});

test("the button and notices are the specification's", () => {
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
});

test("an error says which length is too long, and otherwise what the texts say", () => {
  const [field] = fieldRows[0]!;
  const said = (value: string, texts = quoteTexts) =>
    errorText(field!, value, texts, "The rule's own");
  expect(said("x".repeat(201))).toBe("Please write at most 200 characters");
  expect(said("x")).toBe("Name must be at least 2 characters");
  const inputs = { ...quoteTexts.inputs, name: { label: "Name" } };
  expect(said("x", { ...quoteTexts, inputs })).toBe("The rule's own");
});
