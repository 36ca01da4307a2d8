import { spaced } from "../../content-model/fieldLines";
import { settingsFile } from "../../content-model/kinds/company";
import { found, textsOf } from "../contentTexts";
import type { Rule } from "./rule";

/** Finds the company's name written out, except in the settings. */
export const ownName: Rule = (files) => {
  const facts = files.find(({ path }) => path === settingsFile)?.frontMatter;
  const name = facts?.shortName;
  if (typeof name !== "string" || !name) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${spaced(name).source}(?![\\p{L}\\p{N}])`,
    "giu",
  );
  const remedy =
    "Write {shortName}, or {company} for the whole name, so that it changes everywhere at once.";
  return files
    .filter(({ path }) => !path.startsWith("settings/"))
    .flatMap(textsOf)
    .flatMap((text) => found(text, pattern, remedy));
};
