import { validateFields } from "../../../src/quote/form/validateFields";
import { parseQuoteRequest } from "../../../src/quote/request/quoteRequest";
import { filledFields, sentRequest } from "../../support/quoteRequests";

test.each([
  ["email", "\u202aann@example.com\u202c", "ann@example.com"],
  ["email", "\u200bann@example.com\ufeff ", "ann@example.com"],
  ["email", "mailto:ann@example.com", "ann@example.com"],
  ["email", "MAILTO:ann@example.com?subject=Move", "ann@example.com"],
  ["email", "Ann Lee <ann@example.com>", "ann@example.com"],
  ["email", "<mailto:ann@example.com>", "ann@example.com"],
  ["email", "a+b@example.com", "a+b@example.com"],
  ["phone", "\u202a(253) 555-0100\u202c", "(253) 555-0100"],
])("a pasted %s %j is taken as %j", async (name, pasted, taken) => {
  expect(parseQuoteRequest({ ...sentRequest, [name]: pasted })).toHaveProperty(
    ["request", name],
    taken,
  );
  expect(
    await validateFields({ ...filledFields, [name]: pasted }),
  ).toBeUndefined();
});

test.each([
  ["email", "Ann ann@example.com"],
  ["email", "Ann <ann>"],
  ["email", 5],
  ["phone", "\u202a555-0100\u202c\u2066\u2069"],
])("a pasted %s %j stays invalid", (name, pasted) => {
  expect(parseQuoteRequest({ ...sentRequest, [name]: pasted })).toHaveProperty([
    "errors",
    name,
  ]);
});
