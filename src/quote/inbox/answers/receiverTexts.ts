import { forEachField } from "../../request/quoteRequest";
import type { QuoteTexts } from "../../request/quoteTexts";

/** What the receiver's own pages say, with the words of the form on them. */
export type ReceiverTexts = QuoteTexts &
  Readonly<{
    pages: Readonly<{
      /** The heading where an answer is missing or wrong. */
      mistakes: string;
      /** Before the phone number, when the request has arrived. */
      more: string;
      /** Before the phone number, when it hasn't. */
      phone: string;
      form: string;
      services: string;
    }>;
    /** Of `content/settings/labels.md`. */
    labels: Readonly<{
      home: string;
      /** With `{phone}`. */
      call: string;
      quickLinks: string;
    }>;
  }>;

/** What a host shows that can't read the texts. */
export const bareTexts: ReceiverTexts = {
  inputs: forEachField((name) => ({ label: name })),
  button: "Get Free Quote",
  sending: "Submitting...",
  tooLong: "Please write at most {number} characters",
  success: {
    title: "Quote Request Submitted",
    text: "Thank you! Our team will contact you shortly to discuss your move.",
  },
  failure: {
    title: "Error",
    text: "There was an error submitting your request. Please try again.",
  },
  pages: {
    mistakes: "Please check your request",
    more: "Something to add?",
    phone: "We are also on the phone:",
    form: "Back to the form",
    services: "Our services",
  },
  labels: { home: "Home", call: "Call {phone}", quickLinks: "Quick links" },
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Whether a value has all that a text, or an object of texts, has. */
const isLike = (model: unknown, value: unknown): boolean =>
  isObject(model)
    ? isObject(value) &&
      Object.entries(model).every(([key, part]) => isLike(part, value[key]))
    : typeof value === typeof model;

export const isReceiverTexts = (value: unknown): value is ReceiverTexts =>
  isLike(bareTexts, value);
