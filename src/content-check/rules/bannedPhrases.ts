import { settingsFile } from "../../content-model/kinds/company";
import { found, textsOf } from "../contentTexts";
import type { Rule } from "./rule";

interface Banned {
  readonly phrase: string;
  readonly instead?: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A phrase as whole words in any case, also across line ends. */
const patternOf = (phrase: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${phrase.trim().split(/\s+/).map(escaped).join("\\s+")}(?![\\p{L}\\p{N}])`,
    "giu",
  );

/** Finds the phrases that the company settings forbid. */
export const bannedPhrases: Rule = (files) => {
  const settings = files.find(({ path }) => path === settingsFile);
  const banned = (settings?.frontMatter.bannedPhrases ?? []) as Banned[];
  const texts = files
    .flatMap(textsOf)
    .filter(({ field }) => !field.startsWith("bannedPhrases."));
  return banned.flatMap(({ phrase, instead }) => {
    const pattern = patternOf(phrase);
    const remedy = `Write ${instead ?? "it in other words"}: the company settings list "${phrase}" as a phrase to avoid.`;
    return texts.flatMap((text) => found(text, pattern, remedy));
  });
};
