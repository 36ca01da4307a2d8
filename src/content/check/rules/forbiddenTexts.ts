import { buildInvisibleCharacterPattern } from "../../../shared/invisibleCharacters";
import { buildPhrasePattern } from "../../read/createLineLookup";
import {
  companySettingsFile,
  contactKinds,
} from "../../model/contentTypes/company";
import { createReplacement } from "../../model/fixes";
import { findPatternErrors } from "../findPatternErrors";
import type { ScopedPatternRule } from "../findPatternErrors";
import { getFrontMatterByPath } from "../rule";
import type { Rule } from "../rule";

/**
 * Builds a pattern for a phone number with any separators, with its area code or none.
 * @returns `undefined` if the phone isn't written as `(253) 555-0142`
 */
function phonePattern(phone: unknown): RegExp | undefined {
  const [, area, office, line] =
    /^\((\d{3})\) (\d{3})-(\d{4})$/.exec(String(phone)) ?? [];
  if (!area || !office || !line) return undefined;
  const usNumber = `(?<!\\d)(?:\\+?1\\D?)?\\(?${area}\\D{0,4}`;
  return new RegExp(
    `(?:${usNumber}|(?<!\\d\\D{0,4}))${office}\\D{0,4}${line}(?!\\d)`,
    "g",
  );
}

function emailPattern(email: unknown): RegExp | undefined {
  if (typeof email !== "string" || !email) return undefined;
  const { source } = buildPhrasePattern(email);
  return new RegExp(`(?<![\\w.+-])${source}(?![\\w-]|\\.\\w)`, "gi");
}

const contactPatterns = { phone: phonePattern, email: emailPattern };

/**
 * Replaces a phone number or an e-mail address with its token. A Markdown link around it is
 * removed, because the site renders the token as a link.
 */
function insertToken(
  { 0: match, index, input }: RegExpExecArray,
  token: string,
) {
  const [start = ""] =
    /\[[^\]]*\]\((?:tel|mailto):$/.exec(input.slice(0, index)) ?? [];
  if (!start) return createReplacement(match, `{${token}}`);
  const [end = ""] = /^[^)]*\)/.exec(input.slice(index + match.length)) ?? [];
  return createReplacement(start + match + end, `{${token}}`);
}

/**
 * Matches invisible characters that break words, links and the feed: control characters,
 * such as Word's vertical tab, line separators, bidirectional overrides, zero-width
 * characters and invisible operators. Joiners and direction marks are allowed, because
 * scripts and emoji need them.
 */
export const forbiddenCharacterPattern = buildInvisibleCharacterPattern(
  "c0Control",
  "lineSeparator",
  "bidiOverride",
  "zeroWidth",
  "invisibleOperator",
);

const forbiddenCharacterRule: ScopedPatternRule = {
  pattern: forbiddenCharacterPattern,
  message: "there is an invisible character among these words.",
  fix: (match) => {
    const { index, input } = match;
    const [before = ""] = /[^ \n]*$/.exec(input.slice(0, index)) ?? [];
    const [after = ""] = /^[^ \n]*/.exec(input.slice(index)) ?? [];
    const phrase = before + after;
    const visible = phrase.replace(/[\v\f\u2028\u2029]/g, " ");
    return createReplacement(
      phrase,
      visible.replace(forbiddenCharacterPattern, ""),
    );
  },
};

/**
 * Finds invisible characters, and the company's phone numbers and e-mail addresses
 * outside its settings: texts contain tokens instead, which follow changes of the settings.
 */
export const forbiddenTexts: Rule = ({ files }) => {
  const settings = getFrontMatterByPath(files, companySettingsFile);
  const contactRules = Object.entries(contactKinds).flatMap(([token, kind]) => {
    const pattern = contactPatterns[kind](settings[token]);
    const message = "it changes everywhere at once.";
    const fix = (match: RegExpExecArray) => insertToken(match, token);
    return pattern
      ? { pattern, message, fix, allowedIn: [companySettingsFile] }
      : [];
  });
  return files.flatMap(({ contentFile }) =>
    findPatternErrors(contentFile, [...contactRules, forbiddenCharacterRule]),
  );
};
