import type { Item } from "../plan/volumes";

/** A text in lower case, with no marks but single spaces. */
export const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const singular = (word: string) =>
  word.length > 3
    ? word
        .replace(/ies$/, "y")
        .replace(/(?<=[sc]h|ss|x|z)es$/, "")
        .replace(/(?<!s)s$/, "")
    : word;

/**
 * Whether a thing is found by its name or by another word for it, in the singular
 * or plural, and written as one word or as two.
 */
export function matchesQuery(
  { name, also }: Pick<Item, "name" | "also">,
  query: string,
): boolean {
  const searchable = normalize(`${name} ${also ?? ""}`);
  const knownAsOne = searchable.replaceAll(" ", "");
  return normalize(query)
    .split(" ")
    .every((word) =>
      [word, singular(word)].some(
        (form) => searchable.includes(form) || knownAsOne.includes(form),
      ),
    );
}
