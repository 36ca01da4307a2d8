import { object, text } from "../fields";
import type { ObjectField, TextField } from "../fields";
import { kind } from "../kind";
import { fieldRows, isRequired } from "../../../quote/request/quoteRequest";
import type { QuoteField } from "../../../quote/request/quoteRequest";

/** The receiver shows it, too, and fills in no tokens. */
const shown = (label: string, max = 100): TextField =>
  text(label, { min: 1, max, plain: true });

/** The texts of a field: a date has no room for a hint, only a required one an error. */
function textsOf(field: QuoteField): ObjectField {
  const { name, control } = field;
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const isDate = control === "input" && field.type === "date";
  return object(`Quote${type}Texts`, type.replace(/(?=[A-Z])/g, " ").trim(), {
    label: shown("Label"),
    ...(!isDate && { placeholder: shown("Hint in the empty field") }),
    ...(isRequired(field) && {
      error: shown("Where it is missing or can't be right"),
    }),
    ...(control === "select" && {
      options: object(
        `Quote${type}Options`,
        "Choices",
        Object.fromEntries(
          Object.entries(field.options).map(([option, value]) => [
            option,
            shown(`Choice sent as “${value}”`),
          ]),
        ),
      ),
    }),
  });
}

const notice = (when: string): ObjectField =>
  object("QuoteNotice", when, {
    title: shown("Heading"),
    text: shown("Text", 300),
  });

export const quoteFormFile = "settings/quote-form.md";

/**
 * The texts of the quote form. Fields and choices are code (`quoteRequest.ts`),
 * because inbox, emails and other services read the requests.
 */
export const quoteForm = kind({
  name: "QuoteForm",
  label: "Quote form",
  file: quoteFormFile,
  fields: {
    inputs: object(
      "QuoteInputs",
      "Fields",
      Object.fromEntries(
        fieldRows.flat().map((field) => [field.name, textsOf(field)]),
      ),
    ),
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
