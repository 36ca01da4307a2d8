import { distance } from "fastest-levenshtein";

/** A text in lower case, with no marks but single spaces. */
export const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const singular = (word: string) =>
  word.length > 3
    ? word
        .replace(/ies$/, "y")
        .replace(/(?<=[sc]h|ss|x|z)es$/, "")
        .replace(/(?<!s)s$/, "")
    : word;

/** Whether a text has a word, in the singular or plural, or as a part of one or two words. */
const hasWord = (text: string, word: string) =>
  [word, singular(word)].some(
    (form) => text.includes(form) || text.replaceAll(" ", "").includes(form),
  );

const sortLetters = (word: string) => Array.from(word).sort().join("");

/**
 * Whether two words differ by a typing error: by the order of their letters, by one letter,
 * or by two of many. Short words are alike by chance: they have to begin alike.
 */
function isTypo(typed: string, listed: string): boolean {
  const { length } = typed;
  if (length < 4 || listed.length < 4 || typed[0] !== listed[0]) return false;
  return (
    sortLetters(typed) === sortLetters(listed) ||
    (listed.startsWith(typed.slice(0, length < 6 ? 3 : 1)) &&
      distance(typed, listed) <= (length > 6 ? 2 : 1))
  );
}

const hasSimilarWord = (text: string, word: string) =>
  hasWord(text, word) ||
  text.split(" ").some((listed) => isTypo(singular(word), singular(listed)));

/** Whether a text has all words of a query; not if the query has none. */
export function matchesQuery(
  text: string,
  query: string,
  matchesWord = hasWord,
): boolean {
  const searchable = normalize(text);
  const words = normalize(query);
  return (
    words !== "" &&
    words.split(" ").every((word) => matchesWord(searchable, word))
  );
}

export interface SearchResult<T> {
  readonly found: readonly T[];
  /** Whether nothing has the words of the query, but only words like them. */
  readonly isSimilar: boolean;
}

/**
 * The things that have the words of a query or, if there are none, words that differ
 * from them by typing errors. Without a query, all things.
 * @param textOf the searchable text of a thing
 * @param isAlso whether a thing is found for another reason
 */
export function search<T>(
  things: readonly T[],
  query: string,
  textOf: (thing: T) => string,
  isAlso: (thing: T) => boolean = () => false,
): SearchResult<T> {
  const found = things.filter(
    (thing) => !query || isAlso(thing) || matchesQuery(textOf(thing), query),
  );
  if (found.length > 0) return { found, isSimilar: false };
  const similar = things.filter((thing) =>
    matchesQuery(textOf(thing), query, hasSimilarWord),
  );
  return { found: similar, isSimilar: similar.length > 0 };
}
