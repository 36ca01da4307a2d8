import { distance } from "fastest-levenshtein";

/** Lowercases a text, and reduces it to letters, digits and single spaces. */
export const normalizeSearchText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const toSingular = (word: string) =>
  word.length > 3
    ? word
        .replace(/ies$/, "y")
        .replace(/(?<=[sc]h|ss|x|z)es$/, "")
        .replace(/(?<!s)s$/, "")
    : word;

/** Whether a text contains a word or its singular, even within a longer word or across a space. */
const hasWord = (text: string, word: string) =>
  [word, toSingular(word)].some(
    (form) => text.includes(form) || text.replaceAll(" ", "").includes(form),
  );

const sortLetters = (word: string) => Array.from(word).sort().join("");

/**
 * Whether two words differ by a typing error: an anagram, or a Levenshtein distance of 1 (2
 * in words of more than six letters). Words of up to five letters are often similar by
 * chance, so unless they are anagrams, they have to share their first three letters.
 */
function isMisspelling(word: string, candidate: string): boolean {
  const { length } = word;
  if (length < 4 || candidate.length < 4 || word[0] !== candidate[0])
    return false;
  if (sortLetters(word) === sortLetters(candidate)) return true;
  const sharedStart = word.slice(0, length < 6 ? 3 : 1);
  const maxDistance = length > 6 ? 2 : 1;
  return (
    candidate.startsWith(sharedStart) &&
    distance(word, candidate) <= maxDistance
  );
}

const hasSimilarWord = (text: string, word: string) =>
  hasWord(text, word) ||
  text
    .split(" ")
    .some((candidate) =>
      isMisspelling(toSingular(word), toSingular(candidate)),
    );

/** Whether a text contains all words of a query. False for a query without words. */
export function hasAllWords(
  text: string,
  query: string,
  matchesWord = hasWord,
): boolean {
  const searchable = normalizeSearchText(text);
  const normalizedQuery = normalizeSearchText(query);
  return (
    normalizedQuery !== "" &&
    normalizedQuery.split(" ").every((word) => matchesWord(searchable, word))
  );
}

export interface SearchMatches<T> {
  readonly matches: readonly T[];
  /** Whether the matches are inexact: no item contains the words themselves. */
  readonly isSimilar: boolean;
}

/**
 * Finds the items that contain all words of a query. If there are none, finds the items
 * whose words differ from the query's only by typing errors. Returns all items for an empty
 * query.
 * @param getText returns the searchable text of an item
 * @param matchesOtherwise whether an item matches for another reason
 */
export function fuzzySearch<T>(
  items: readonly T[],
  query: string,
  getText: (item: T) => string,
  matchesOtherwise: (item: T) => boolean = () => false,
): SearchMatches<T> {
  const matches = items.filter(
    (item) =>
      !query || matchesOtherwise(item) || hasAllWords(getText(item), query),
  );
  if (matches.length > 0) return { matches, isSimilar: false };
  const similar = items.filter((item) =>
    hasAllWords(getText(item), query, hasSimilarWord),
  );
  return { matches: similar, isSimilar: similar.length > 0 };
}
