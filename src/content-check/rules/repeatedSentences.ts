import { placeOf, sentencesIn, textsOf, wordsOf } from "../contentTexts";
import type { ContentText } from "../contentTexts";
import type { Rule } from "./rule";

/** So many words may stand on two pages: names, headings, plain facts. */
const mostWords = 8;

/** So many words of a sentence are looked for in the file. */
const firstWords = 3;

interface Repeat {
  readonly text: ContentText;
  readonly sentence: string;
  /** The page that has it already. */
  readonly page: string;
}

/** Repeats by the page that they stand on. */
function repeatsIn(texts: readonly ContentText[]): Map<string, Repeat[]> {
  const first = new Map<string, string>();
  const repeats = new Map<string, Repeat[]>();
  for (const text of texts)
    for (const sentence of sentencesIn(text.text)) {
      const words = wordsOf(sentence);
      if (words.length <= mostWords) continue;
      const key = words.join(" ").toLowerCase();
      const page = first.get(key) ?? text.page;
      first.set(key, page);
      if (page === text.page) continue;
      const before = repeats.get(text.page) ?? [];
      repeats.set(text.page, [...before, { text, sentence, page }]);
    }
  return repeats;
}

function remedy(page: string, others: number): string {
  const more =
    others === 1
      ? " One more sentence here is on another page too."
      : ` ${others} more sentences here are on other pages too.`;
  return `Say it in other words: ${page} has the same sentence, and search engines tend to show only one of two pages that say the same.${others ? more : ""}`;
}

/**
 * Sentences that stand on two pages, but for calls to action and settings. Of
 * a page with several, the first is named and the others are counted.
 */
export const repeatedSentences: Rule = (files) => {
  const texts = files
    .filter(({ path }) => !path.startsWith("settings/"))
    .flatMap(textsOf)
    .filter(({ field }) => !field.startsWith("callToAction."));
  return Array.from(repeatsIn(texts).values()).flatMap(
    ([repeat, ...others]) => {
      if (!repeat) return [];
      const { text, sentence, page } = repeat;
      const beginning = sentence.split(" ").slice(0, firstWords).join(" ");
      return [
        {
          ...placeOf(text, beginning),
          value: sentence,
          remedy: remedy(page, others.length),
        },
      ];
    },
  );
};
