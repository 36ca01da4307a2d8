import { quoteFormFile } from "../../src/content-model/kinds/quoteForm";
import { isQuoteTexts } from "../../src/quote/quoteTexts";
import type { QuoteTexts } from "../../src/quote/quoteTexts";
import { contentFiles } from "./contentFiles";

/** The texts of the fixture site's form, which are the specification's. */
export const quoteTexts = ((): QuoteTexts => {
  const file = contentFiles.find(({ path }) => path === quoteFormFile);
  const inputs = file?.frontMatter.inputs;
  if (!isQuoteTexts(inputs)) throw new Error(`${quoteFormFile} is incomplete`);
  return inputs;
})();
