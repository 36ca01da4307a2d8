import toString from "mdast-util-to-string";
import { markdownTexts } from "../../read/markdown/markdownTexts";
import { placeOf } from "../contentTexts";
import { startOf } from "../markdown/markdownTypos";
import type { Rule } from "../site";

/** Shorter ones, such as "Yes.", may be right twice. In characters. */
const minLength = 40;

/** Finds paragraphs that a text has twice, as after one paste too many. */
export const repeatedParagraphs: Rule = ({ files }) =>
  files.flatMap(({ source, kind }) =>
    markdownTexts(source, kind).flatMap((text) => {
      const found = new Set<string>();
      return (text.tree?.children ?? []).flatMap((node) => {
        const value = toString(node).replace(/\s+/g, " ");
        if (node.type !== "paragraph" || value.length < minLength) return [];
        if (!found.has(value)) {
          found.add(value);
          return [];
        }
        const fix =
          "Remove this paragraph, or write other words: the text has it already.";
        return [{ ...placeOf(text, startOf(node)), value, fix }];
      });
    }),
  );
