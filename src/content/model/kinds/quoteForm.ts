import { object, text } from "../fields";
import type { ObjectField, TextField } from "../fields";
import { kind } from "../kind";
import { quoteOptions } from "../../../site/facts";

/** The receiver shows it, too, and fills in no tokens. */
const shown = (label: string, max = 100): TextField =>
  text(label, { min: 1, max, plain: true });

const label = shown("Label");
const placeholder = shown("Hint in the empty field");
const error = shown("Where it is missing or can't be right");

const labels = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      shown(`Choice sent as “${value}”`),
    ]),
  );

const input = (name: string): ObjectField =>
  object("QuoteInputTexts", name, { label, placeholder, error });

const notice = (when: string): ObjectField =>
  object("QuoteNotice", when, {
    title: shown("Heading"),
    text: shown("Text", 300),
  });

/** Path of the form's texts below `content/`. */
export const quoteFormFile = "settings/quote-form.md";

/**
 * The texts of the quote form. Which fields and choices there are is fixed,
 * because others read the requests.
 */
export const quoteForm = kind({
  name: "QuoteForm",
  label: "Quote form",
  file: quoteFormFile,
  fields: {
    inputs: object("QuoteInputs", "Fields", {
      name: input("Name"),
      email: input("E-mail"),
      phone: input("Phone"),
      moveFromDate: object("QuoteDateTexts", "Date", { label, error }),
      moveSize: object("QuoteMoveSizeTexts", "Size of the move", {
        label,
        placeholder,
        error,
        options: object(
          "QuoteMoveSizes",
          "Choices",
          labels(quoteOptions.moveSize),
        ),
      }),
      referralSource: object("QuoteReferralTexts", "Source", {
        label,
        placeholder,
        error,
        options: object(
          "QuoteReferralSources",
          "Choices",
          labels(quoteOptions.referralSource),
        ),
      }),
      message: input("Message"),
    }),
    button: shown("Button"),
    sending: shown("Button, while the request is sent"),
    tooLong: text("Below a field with too long a text", {
      min: 1,
      max: 100,
      plain: true,
      tokens: ["number"],
    }),
    success: notice("When the request has arrived"),
    failure: notice("When it hasn't"),
    pages: object("QuotePages", "Pages for visitors without JavaScript", {
      mistakes: shown("Heading where an answer is missing or wrong"),
      more: shown("Before the phone number, when the request has arrived"),
      phone: shown("Before the phone number, when it hasn't"),
      form: shown("Link to the form"),
      services: shown("Link to the services"),
    }),
  },
  body: "none",
});
