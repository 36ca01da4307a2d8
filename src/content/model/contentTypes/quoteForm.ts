import { object, text } from "../fields";
import type { ObjectField, TextField } from "../fields";
import { defineContentType } from "../contentType";
import { fieldRows, isRequired } from "../../../quote/request/quoteRequest";
import type { QuoteField } from "../../../quote/request/quoteRequest";

/** Text without tokens: the quote receiver's pages show the text as it is. */
const literalTextField = (label: string, max = 100): TextField =>
  text(label, { min: 1, max, noTokens: true });

/** Texts of a form field. Date inputs have no placeholder, and only required fields have an error. */
function textFieldsOf(field: QuoteField): ObjectField {
  const { name, control } = field;
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const title = type.replace(/(?=[A-Z])/g, " ").trim();
  const isDate = control === "input" && field.type === "date";
  return object(`Quote${type}Texts`, title, {
    label: literalTextField("Label"),
    ...(!isDate && {
      placeholder: literalTextField("Hint in the empty field"),
    }),
    ...(isRequired(field) && {
      error: literalTextField("Where it is missing or can't be right"),
    }),
    ...(control === "select" && {
      options: object(
        `Quote${type}Options`,
        "Choices",
        Object.fromEntries(
          Object.entries(field.options).map(([option, value]) => [
            option,
            {
              ...literalTextField(`Choice sent as “${value}”`),
              unique: `choice of ${title}`,
            },
          ]),
        ),
      ),
    }),
  });
}

const noticeField = (when: string): ObjectField =>
  object("QuoteNotice", when, {
    title: literalTextField("Heading"),
    text: literalTextField("Text", 300),
  });

export const quoteFormFile = "settings/quote-form.md";

/**
 * Texts of the quote form. The form's fields and choices are code (`quoteRequest.ts`),
 * because the inbox, emails and other services depend on them.
 */
export const quoteForm = defineContentType({
  name: "QuoteForm",
  label: "Quote form",
  singleFile: quoteFormFile,
  fields: {
    inputs: object(
      "QuoteInputs",
      "Fields",
      Object.fromEntries(
        fieldRows.flat().map((field) => [field.name, textFieldsOf(field)]),
      ),
    ),
    button: literalTextField("Button"),
    sending: literalTextField("Button, while the request is sent"),
    tooLong: text("Below a field with too long a text", {
      min: 1,
      max: 100,
      noTokens: true,
      tokens: ["number"],
    }),
    success: noticeField("When the request has arrived"),
    failure: noticeField("When it hasn't"),
    pages: object("QuotePages", "Pages for visitors without JavaScript", {
      mistakes: literalTextField("Heading where an answer is missing or wrong"),
      more: literalTextField(
        "Before the phone number, when the request has arrived",
      ),
      phone: literalTextField("Before the phone number, when it hasn't"),
      form: literalTextField("Link to the form"),
      services: literalTextField("Link to the services"),
    }),
  },
  body: "none",
});
