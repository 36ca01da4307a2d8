import { buildPhrasePattern } from "../../read/createLineLookup";
import { companySettingsFile } from "../../model/contentTypes/company";
import { createReplacement } from "../../model/fixes";
import { findPatternErrors } from "../findPatternErrors";
import type { ScopedPatternRule } from "../findPatternErrors";
import { getFrontMatterByPath } from "../rule";
import type { Rule } from "../rule";

/**
 * Matches claims of a permit, a license or insurance in a paragraph without `{permit}`.
 * A claim without the permit number beside it is a violation (RCW 81.80.075).
 */
const claimPattern = new RegExp(
  "(?<!\\{permit\\}.*)(?:" +
    [
      "(?:licensed|bonded|permitted)(?:,? and|,? &|,) (?:bonded|insured)",
      "(?:\\bwe|\\bour (?:company|crew|movers)|\\{(?:company|shortName)\\})(?: are|['’]re| is) (?:\\w+ly )?(?:licensed|permitted|bonded|insured)",
      "(?:\\bwe|\\bour company|\\{(?:company|shortName)\\}) (?:have|has|hold|holds|carry|carries) (?:\\w+ ){0,4}(?:permit|license|insurance)\\b",
      "(?:permit|licen[sc]ed?|insur(?:ance|ed))\\?\\s+(?:Yes|Of course|Certainly|We do|We are)\\b",
    ].join("|") +
    ")(?!.*\\{permit\\})",
  "gi",
);

/** Rules for placeholder texts, unprovable claims, and claims that movers may not make. */
const unprovenClaims: readonly ScopedPatternRule[] = [
  {
    pattern:
      /\b(?:TODO|TBD|XXX+|[Ll]orem ipsum)\b|\[(?:INSERT|YOUR|ADD|ENTER|FILL)\b[^\]]*\]/g,
    message: "Write the real words: these only hold their place.",
  },
  {
    pattern:
      /(?<!not our price.*)(?:[$€£]\s*\d|\d\s*(?:dollars?|bucks|usd|cents)\b)(?!.*not our price)/gi,
    message:
      "Leave out amounts of money: the state's tariff limits what a move may cost, and readers take an amount for a promise. An example says in its paragraph that it is not our price.",
    // The company settings contain the hourly rate.
    allowedIn: [companySettingsFile],
  },
  {
    pattern: /\d\s*%|\bpercent off\b|\bdiscount/gi,
    message:
      "Leave out discounts and percentages: the state's tariff limits what a move may cost, and a mover who charges less can be fined.",
  },
  {
    pattern:
      /[★⭐]|\b(?:\d|one|two|three|four|five)[- ]stars?\b|\d\s*\/\s*5\b|\btop[- ]rated\b/gi,
    message:
      "Leave out ratings: a federal rule (16 CFR 465) forbids ratings that are not based on real reviews.",
  },
  {
    pattern: /\bguarantee/gi,
    message:
      "Describe the work instead: customers can hold the company to a guarantee.",
  },
  {
    pattern: /#\s*1\b|\bnumber one\b|\bbest movers?\b|\baward/gi,
    message:
      "Leave out rankings and awards, and describe the work instead: nobody can prove who is best.",
  },
  {
    pattern: claimPattern,
    message:
      "Write the number into the same paragraph, as {permit}, which is left out while the settings have none. Only the home page, the about page and the footer may say this, where the permit number is beside it.",
    allowedIn: ["pages/about.md", "pages/home.md", "settings/labels.md"],
  },
];

/** Builds a pattern for a phrase in whole words, in any case, also across line ends. */
const wholePhrasePattern = (phrase: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${buildPhrasePattern(phrase).source}(?![\\p{L}\\p{N}])`,
    "giu",
  );

interface BannedPhrase {
  readonly phrase: string;
  readonly instead?: string;
}

/** Whether a phrase has at least three characters, as its field requires: a shorter phrase would match everywhere. */
function isBannedPhrase(item: unknown): item is BannedPhrase {
  const { phrase } = (item ?? {}) as { readonly phrase?: unknown };
  return typeof phrase === "string" && phrase.trim().length > 2;
}

/** Builds the rules from the company settings, whose values may be invalid. */
const phraseRulesOf = ({
  shortName,
  bannedPhrases,
}: Readonly<Record<string, unknown>>): ScopedPatternRule[] => [
  ...unprovenClaims,
  ...(Array.isArray(bannedPhrases) ? bannedPhrases : [])
    .filter(isBannedPhrase)
    .map(({ phrase, instead }) => ({
      pattern: wholePhrasePattern(phrase),
      message: `Write ${instead ?? "it in other words"}: the company settings list "${phrase}" as a phrase to avoid.`,
      allowedIn: [companySettingsFile],
    })),
  ...(shortName && typeof shortName === "string"
    ? [
        {
          pattern: wholePhrasePattern(shortName),
          message:
            "it changes everywhere at once. For the whole name there is {company}.",
          fix: ([match]: RegExpExecArray) =>
            createReplacement(match, "{shortName}"),
          allowedIn: ["settings/"],
        },
      ]
    : []),
];

export const discouragedPhrases: Rule = ({ files }) => {
  const phraseRules = phraseRulesOf(
    getFrontMatterByPath(files, companySettingsFile),
  );
  return files.flatMap(({ contentFile }) =>
    findPatternErrors(contentFile, phraseRules),
  );
};
