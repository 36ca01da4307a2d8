import { contentPath } from "../../content-model/contentFile";
import type { ContentFile } from "../../content-model/contentFile";
import type { Fault } from "../../content-model/faults";
import { plainText, textsOf } from "../contentTexts";

/** Lists the claims that can be checked, and is checked against the content. */
export const claimsFile = "docs/claims.md";

interface Claim {
  readonly line: number;
  /** Below `content/`. */
  readonly path: string;
  readonly words: string;
  /** The month after which to check it again, `YYYY-MM`. */
  readonly again: string;
}

/** Rows such as `| cities/tacoma.md | Words | Source | H | 2027-05 |`. */
const row =
  /^\|\s*(?<path>[\w/-]+\.md)\s*\|\s*(?<words>[^|]+?)\s*\|[^|]*\|[^|]*\|\s*(?<again>\d{4}-\d{2})\s*\|$/;

const claimsIn = (list: string): Claim[] =>
  list.split("\n").flatMap((text, index) => {
    const groups = row.exec(text)?.groups;
    if (!groups) return [];
    const { path = "", words = "", again = "" } = groups;
    return [{ line: index + 1, path, words, again }];
  });

/** The words of a file in one line, without markup. */
const wordsOfFile = (file: ContentFile) =>
  textsOf(file)
    .map(({ text }) => plainText(text))
    .join(" ")
    .replace(/\s+/g, " ");

/**
 * Claims whose words are no longer in the file named, and claims that are due to
 * be checked again.
 * @param list the text of `docs/claims.md`
 * @param today the company's day, `YYYY-MM-DD`
 */
export function claimFaults(
  files: readonly ContentFile[],
  list: string,
  today: string,
): Fault[] {
  const byPath = new Map(
    files.map((file) => [file.path, wordsOfFile(file)] as const),
  );
  return claimsIn(list).flatMap(({ line, path, words, again }) => {
    const place = { file: claimsFile, line, field: contentPath(path) };
    if (!byPath.get(path)?.includes(words))
      return [
        {
          ...place,
          value: words,
          remedy:
            "The file no longer says this: write what it says now, or remove the row.",
        },
      ];
    return today.slice(0, 7) > again
      ? [
          {
            ...place,
            value: words,
            remedy: `Check whether this is still true, then write a later month than ${again}.`,
          },
        ]
      : [];
  });
}
