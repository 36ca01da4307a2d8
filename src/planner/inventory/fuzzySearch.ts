import { distance } from "fastest-levenshtein";

/** A text in lower case, with no marks but single spaces. */
export const normalizeText = (text: string) =>
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

/** Whether a text has a word, in the singular or plural, or as a part of one or two words. */
const hasWord = (text: string, word: string) =>
  [word, toSingular(word)].some(
    (form) => text.includes(form) || text.replaceAll(" ", "").includes(form),
  );

const sortLetters = (word: string) => Array.from(word).sort().join("");

/**
 * Whether two words differ by a typing error: by the order of their letters, by one letter,
 * or by two of many. Short words are alike by chance: they have to begin alike.
 */
function isTypo(word: string, candidate: string): boolean {
  const { length } = word;
  if (length < 4 || candidate.length < 4 || word[0] !== candidate[0])
    return false;
  return (
    sortLetters(word) === sortLetters(candidate) ||
    (candidate.startsWith(word.slice(0, length < 6 ? 3 : 1)) &&
      distance(word, candidate) <= (length > 6 ? 2 : 1))
  );
}

const hasSimilarWord = (text: string, word: string) =>
  hasWord(text, word) ||
  text
    .split(" ")
    .some((candidate) => isTypo(toSingular(word), toSingular(candidate)));

/** Whether a text has all words of a query; not if the query has none. */
export function matchesQuery(
  text: string,
  query: string,
  matchesWord = hasWord,
): boolean {
  const searchable = normalizeText(text);
  const normalizedQuery = normalizeText(query);
  return (
    normalizedQuery !== "" &&
    normalizedQuery.split(" ").every((word) => matchesWord(searchable, word))
  );
}

export interface SearchResult<T> {
  readonly matches: readonly T[];
  /** Whether nothing has the words of the query, but only words like them. */
  readonly isSimilar: boolean;
}

/**
 * The things that have the words of a query or, if there are none, words that differ
 * from them by typing errors. Without a query, all things.
 * @param getText the searchable text of a thing
 * @param matchesOtherwise whether a thing is found for another reason
 */
export function fuzzySearch<T>(
  items: readonly T[],
  query: string,
  getText: (item: T) => string,
  matchesOtherwise: (item: T) => boolean = () => false,
): SearchResult<T> {
  const matches = items.filter(
    (item) =>
      !query || matchesOtherwise(item) || matchesQuery(getText(item), query),
  );
  if (matches.length > 0) return { matches, isSimilar: false };
  const similar = items.filter((item) =>
    matchesQuery(getText(item), query, hasSimilarWord),
  );
  return { matches: similar, isSimilar: similar.length > 0 };
}
