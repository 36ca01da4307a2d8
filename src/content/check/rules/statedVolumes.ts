import { homeSizes } from "../../model/contentTypes/homeSizes";
import { buildPhrasePattern } from "../../read/createLineLookup";
import { findPatternErrors } from "../findPatternErrors";
import type { ScopedPatternRule } from "../findPatternErrors";
import { listObjects } from "../rule";
import type { Rule, RuleFile } from "../rule";

/** Source of a character within a sentence. The point of "11.3" doesn't end it. */
const within = String.raw`(?:[^.]|\.(?=\d))`;

/**
 * Builds a rule that matches a truck in a sentence about cubic feet, if numbers follow there
 * and its volume isn't among them.
 */
function buildTruckRule(name: string, cubicFeet: number): ScopedPatternRule {
  const truck = `\\b${buildPhrasePattern(name).source}\\b`;
  const volume = cubicFeet.toLocaleString("en-US").replace(",", ",?");
  const otherNumbers = String.raw`(?=${within}*\d)(?!${within}*\b${volume}\b)`;
  const sentence = String.raw`(?:(?<=cubic f${within}*)|(?=${within}*cubic f))`;
  return {
    pattern: new RegExp(truck + otherNumbers + sentence, "gi"),
    message: `Compare its volume with content/settings/homes.md, where it is ${cubicFeet} cubic feet.`,
  };
}

const listTruckRules = (file: RuleFile): ScopedPatternRule[] =>
  listObjects(file, "trucks").map(({ name, cubicFeet }) =>
    buildTruckRule(String(name), Number(cubicFeet)),
  );

/** Finds texts that give a truck another volume than the settings. */
export const statedVolumes: Rule = ({ files }) => {
  const rules = files
    .filter(({ contentType }) => contentType === homeSizes)
    .flatMap(listTruckRules);
  return files.flatMap(({ contentFile }) =>
    findPatternErrors(contentFile, rules),
  );
};
