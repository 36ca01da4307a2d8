import { spaced } from "../../read/fieldLines";
import { settingsFile } from "../../model/kinds/company";
import { found, textsOf } from "../contentTexts";
import type { Rule } from "../site";

interface Phrase {
  readonly pattern: RegExp;
  readonly remedy: string;
  /** The file, or the folder with a slash at its end, in which it is right. */
  readonly allowedIn: string;
}

/** Matches words in any case, also across line ends, but not within words. */
const wholeWords = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${spaced(words).source}(?![\\p{L}\\p{N}])`,
    "giu",
  );

interface Settings {
  readonly shortName?: string;
  readonly bannedPhrases?: readonly { phrase: string; instead?: string }[];
}

const phrasesOf = ({ shortName, bannedPhrases = [] }: Settings): Phrase[] => [
  ...bannedPhrases.map(({ phrase, instead }) => ({
    pattern: wholeWords(phrase),
    remedy: `Write ${instead ?? "it in other words"}: the company settings list "${phrase}" as a phrase to avoid.`,
    allowedIn: settingsFile,
  })),
  ...(shortName
    ? [
        {
          pattern: wholeWords(shortName),
          remedy:
            "Write {shortName}, or {company} for the whole name, so that it changes everywhere at once.",
          allowedIn: "settings/",
        },
      ]
    : []),
];

export const phrases: Rule = ({ files }) => {
  const settings = files.find(({ source }) => source.path === settingsFile);
  const all = phrasesOf(settings?.data ?? {});
  return files.flatMap(({ source }) =>
    textsOf(source).flatMap((text) =>
      all
        .filter(({ allowedIn }) => !source.path.startsWith(allowedIn))
        .flatMap(({ pattern, remedy }) => found(text, pattern, remedy)),
    ),
  );
};
