import { quoteFormPath } from "../../src/content/model/contentTypes/quoteForm";
import { labelsFile } from "../../src/content/model/contentTypes/labels";
import type {
  ReceiverContent,
  ReceiverTexts,
} from "../../src/quote/inbox/responses/htmlPage";
import { fixtureFiles } from "./fixtureFiles";

const frontMatterOf = (name: string) =>
  fixtureFiles.find(({ path }) => path === name)?.frontMatter;

/** Texts of the fixture site's form, which are the specification's. */
export const quoteTexts = {
  ...frontMatterOf(quoteFormPath),
  labels: { ...frontMatterOf(labelsFile), call: "Call (253) 555-0142" },
} as unknown as ReceiverTexts;

/** The receiver's file, as the build writes it. */
export const companyFacts: ReceiverContent = {
  name: "Sound & Summit <Co>",
  shortName: "S & S",
  phone: "(253) 555-0142",
  texts: quoteTexts,
};

/** Texts by an editor that replace the specification's. */
export const customTexts: ReceiverTexts = {
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
