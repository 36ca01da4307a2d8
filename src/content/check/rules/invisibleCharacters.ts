import { phraseErrors } from "../contentTexts";
import type { Phrase } from "../contentTexts";
import type { Rule } from "../site";

/**
 * Characters that nobody sees, and that break words, links and the feed: controls,
 * such as the line break of Word, and those that turn the direction of words.
 */
const invisible: Phrase = {
  pattern:
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
  fix: "Write these words again, or paste them as plain text: there is an invisible character among them.",
};

export const invisibleCharacters: Rule = ({ files }) =>
  files.flatMap(({ source }) => phraseErrors(source, [invisible]));
