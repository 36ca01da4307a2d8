import { mailtoUri } from "../../../src/components/CopyOrEmail";
import { requestText } from "../../../src/quote/form/QuoteFailure";
import { filledFields } from "../../support/quoteRequests";
import { quoteTexts } from "../../support/quoteTexts";

test.each([
  ["R&D + 50% = ü?\n#1 👋", "R&D + 50% = ü?\r\n#1 👋"],
  ["half an emoji: \ud83d", "half an emoji: \ufffd"],
])("the e-mail has all that was typed: %j", (message, written) => {
  const text = requestText({ ...filledFields, message }, quoteTexts);
  const { protocol, pathname, search } = new URL(
    mailtoUri("hello@a.example", message, text),
  );
  // A plus sign is literal in a mailto link, unlike in a form.
  const query = new URLSearchParams(search.replaceAll("+", "%2B"));
  expect(protocol + pathname).toBe("mailto:hello@a.example");
  expect(query.get("subject")).toBe(written.replaceAll("\r\n", "\n"));
  expect(query.get("body")).toBe(
    [
      "Name: Ann Lee",
      "Email: ann@example.com",
      "Phone: 253 555 0100",
      "Preferred Move Start Date: 2027-03-01",
      "Move Size: 2 Bedrooms",
      "How did you hear about us? Friend/Family Referral",
      "",
      written,
    ].join("\r\n"),
  );
});
