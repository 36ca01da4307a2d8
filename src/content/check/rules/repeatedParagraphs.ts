import toString from "mdast-util-to-string";
import { markdownTexts } from "../../read/markdown/markdownTexts";
import type { ContentError } from "../../model/contentErrors";
import { placeOf } from "../contentTexts";
import { startOf } from "../markdown/markdownTypos";
import type { Rule } from "../site";

/** Shorter paragraphs may be said twice on purpose. Characters. */
const minLength = 80;

/** Finds paragraphs that were pasted twice into one text. */
export const repeatedParagraphs: Rule = ({ files }) =>
  files.flatMap(({ source, kind }) =>
    markdownTexts(source, kind).flatMap((text): ContentError[] => {
      const earlier = new Set<string>();
      return (text.tree?.children ?? []).flatMap((node) => {
        const words = toString(node);
        const isRepeated = words.length >= minLength && earlier.has(words);
        earlier.add(words);
        const fix = "Remove it: the text has this paragraph already.";
        return isRepeated
          ? [{ ...placeOf(text, startOf(node)), value: words, fix }]
          : [];
      });
    }),
  );
