import toString from "mdast-util-to-string";
import { parseMarkdownTexts } from "../../markdown/parseMarkdownTexts";
import { locationOf } from "../findPatternErrors";
import { getStartOffset } from "../markdown/findFailedMarkup";
import type { Rule } from "../rule";

/** Minimum length of a reported paragraph, in characters. Shorter paragraphs, such as "Yes.", may be repeated. */
const minLength = 40;

/** Finds paragraphs that occur more than once in a text, as after pasting twice. */
export const repeatedParagraphs: Rule = ({ files }) =>
  files.flatMap(({ contentFile, contentType }) =>
    parseMarkdownTexts(contentFile, contentType).flatMap((text) => {
      const earlierParagraphs = new Set<string>();
      return (text.tree?.children ?? []).flatMap((node) => {
        const value = toString(node).replace(/\s+/g, " ");
        if (node.type !== "paragraph" || value.length < minLength) return [];
        if (!earlierParagraphs.has(value)) {
          earlierParagraphs.add(value);
          return [];
        }
        const message =
          "Decide where this paragraph belongs, and keep it there only: the text has it above, too.";
        return [{ ...locationOf(text, getStartOffset(node)), value, message }];
      });
    }),
  );
