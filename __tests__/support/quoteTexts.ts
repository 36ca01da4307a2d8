import { quoteFormFile } from "../../src/content-model/kinds/quoteForm";
import { isQuoteTexts } from "../../src/quote/quoteTexts";
import type { QuoteTexts } from "../../src/quote/quoteTexts";
import { contentFiles } from "./contentFiles";

/** The texts of the fixture site's form, which are the specification's. */
export const quoteTexts = ((): QuoteTexts => {
  const file = contentFiles.find(({ path }) => path === quoteFormFile);
  const texts = file?.frontMatter;
  if (!isQuoteTexts(texts)) throw new Error(`${quoteFormFile} is incomplete`);
  return texts;
})();

/** Texts that an editor has written in place of the specification's. */
export const ownTexts: QuoteTexts = {
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
