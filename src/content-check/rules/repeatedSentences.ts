import { placeOf, sentencesIn, textsOf, wordsOf } from "../contentTexts";
import type { ContentText } from "../contentTexts";
import type { Rule } from "./rule";

/** Sentences of up to this many words may repeat, such as names and headings. */
const mostWords = 8;

/** Number of words of a sentence that are used to find it in the file. */
const firstWords = 3;

interface Repeat {
  readonly text: ContentText;
  readonly sentence: string;
  /** The page that has the sentence first. */
  readonly page: string;
}

/** Repeated sentences by the page that repeats them. */
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
 * Finds sentences that another page already has, except in calls to action and
 * settings. Each page gets one fault, for the first such sentence.
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
