import { quoteFormFile } from "../../src/content/model/kinds/quoteForm";
import { labelsFile } from "../../src/content/model/kinds/labels";
import { isReceiverTexts } from "../../src/quote/inbox/answers/receiverTexts";
import type { ReceiverTexts } from "../../src/quote/inbox/answers/receiverTexts";
import { contentFiles } from "./contentFiles";

const frontMatterOf = (name: string) =>
  contentFiles.find(({ path }) => path === name)?.frontMatter;

/** The texts of the fixture site's form, which are the specification's. */
export const quoteTexts = ((): ReceiverTexts => {
  const texts = {
    ...frontMatterOf(quoteFormFile),
    labels: frontMatterOf(labelsFile),
  };
  if (!isReceiverTexts(texts))
    throw new Error(`${quoteFormFile} is incomplete`);
  return texts;
})();

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
