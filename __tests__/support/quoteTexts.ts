import { quoteFormFile } from "../../src/content/model/contentTypes/quoteForm";
import type {
  ReceiverContent,
  ReceiverTexts,
} from "../../src/quote/inbox/responses/hostPage";
import { fixtureFiles, fixtureLabels } from "./fixtureFiles";

const frontMatterOf = (name: string) =>
  fixtureFiles.find(({ path }) => path === name)?.frontMatter;

/** Texts of the fixture site's form, as the owner ordered them. */
export const quoteTexts = {
  ...frontMatterOf(quoteFormFile),
  labels: { ...fixtureLabels, call: "Call (253) 555-0142" },
} as unknown as ReceiverTexts;

/** Content of the file that the build writes for the receiver. */
export const receiverContent: ReceiverContent = {
  name: "Sound & Summit <Co>",
  shortName: "S & S",
  phone: "(253) 555-0142",
  texts: quoteTexts,
};

/** Other texts of the form, as after an editor's change. */
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
