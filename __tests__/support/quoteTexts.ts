import { quoteFormFile } from "../../src/content/model/kinds/quoteForm";
import { labelsFile } from "../../src/content/model/kinds/labels";
import type {
  CompanyFacts,
  ReceiverTexts,
} from "../../src/quote/inbox/responses/page";
import { contentFiles } from "./contentFiles";

const frontMatterOf = (name: string) =>
  contentFiles.find(({ path }) => path === name)?.frontMatter;

/** The texts of the fixture site's form, which are the specification's. */
export const quoteTexts = {
  ...frontMatterOf(quoteFormFile),
  labels: { ...frontMatterOf(labelsFile), call: "Call (253) 555-0142" },
} as unknown as ReceiverTexts;

/** What the build writes for the receiver. */
export const companyFacts: CompanyFacts = {
  name: "Sound & Summit <Co>",
  shortName: "S & S",
  phone: "(253) 555-0142",
  texts: quoteTexts,
};

/** Texts that an editor has written in place of the specification's. */
export const ownTexts: ReceiverTexts = {
  ...quoteTexts,
  inputs: {
    ...quoteTexts.inputs,
    name: { label: "Your name", error: "Tell us who you are" },
  },
  button: "Send <it>",
  sending: "On its way",
  success: { title: "Got it", text: "We will call you." },
  failure: { title: "Not sent", text: "Try it once more." },
};
