import { buildMailtoUri } from "../../../src/components/CopyOrEmail";
import { formatQuoteValues } from "../../../src/quote/form/QuoteFailure";
import { validValues, summaryLines } from "../../support/quoteRequests";
import { quoteTexts } from "../../support/quoteTexts";

test.each([
  ["R&D + 50% = ü?\n#1 👋", "R&D + 50% = ü?\r\n#1 👋"],
  ["half an emoji: \ud83d", "half an emoji: \ufffd"],
])("the e-mail has all that was typed: %j", (message, written) => {
  const text = formatQuoteValues({ ...validValues, message }, quoteTexts);
  const { protocol, pathname, search } = new URL(
    buildMailtoUri("hello@a.example", message, text),
  );
  // A plus sign is literal in a mailto link, unlike in a form.
  const query = new URLSearchParams(search.replaceAll("+", "%2B"));
  expect(protocol + pathname).toBe("mailto:hello@a.example");
  expect(query.get("subject")).toBe(written.replaceAll("\r\n", "\n"));
  expect(query.get("body")).toBe([...summaryLines, "", written].join("\r\n"));
});
