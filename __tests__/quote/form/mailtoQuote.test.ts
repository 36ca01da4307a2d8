import { quoteTexts } from "../../support/quoteTexts";
import { mailtoQuote } from "../../../src/quote/form/mailtoQuote";
import { emptyFields } from "../../../src/quote/request/quoteRequest";
import { filledFields } from "../../support/quoteRequests";

const mailOf = (address: string) => {
  const { protocol, pathname, search } = new URL(address);
  // A plus sign is literal in a mailto link, unlike in a form.
  const query = new URLSearchParams(search.replaceAll("+", "%2B"));
  return { to: protocol + pathname, ...Object.fromEntries(query) };
};

describe("the e-mail with a request", () => {
  test("has the typed values, with the labels of options", () => {
    expect(
      mailOf(
        mailtoQuote("hello@movers.example", "Quote", filledFields, quoteTexts),
      ),
    ).toEqual({
      to: "mailto:hello@movers.example",
      subject: "Quote",
      body: [
        "Name: Ann Lee",
        "Email: ann@example.com",
        "Phone: 253 555 0100",
        "Preferred Move Start Date: 2027-03-01",
        "Move Size: 2 Bedrooms",
        "How did you hear about us? Friend/Family Referral",
        "",
        "Third floor, one piano",
      ].join("\r\n"),
    });
  });

  test("preserves every character", () => {
    const message = "R&D + 50% = ü?\n#1 👋";
    const fields = { ...emptyFields, message };
    expect(
      mailOf(mailtoQuote("a@b.example", "Quote", fields, quoteTexts)),
    ).toHaveProperty(
      "body",
      expect.stringMatching(/R&D \+ 50% = ü\?\n#1 👋$/u),
    );
  });

  test.each(["\ud83d", "\udc4b"])("replaces a lone surrogate", (half) => {
    const fields = { ...emptyFields, name: `A${half}`, message: `${half}👋` };
    expect(
      mailOf(mailtoQuote("a@b.example", half, fields, quoteTexts)),
    ).toMatchObject({
      subject: "\ufffd",
      body: expect.stringMatching(
        /Name: A\ufffd\r\n[^]*\n\ufffd👋$/u,
      ) as string,
    });
  });
});
