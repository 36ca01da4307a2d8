import { bannedPhrases } from "./bannedPhrases";
import { bodyLength } from "./bodyLength";
import { curlyQuotes } from "./curlyQuotes";
import { licensedAndInsured } from "./licensedAndInsured";
import { mapNames } from "./mapNames";
import { ownName } from "./ownName";
import { repeatedSentences } from "./repeatedSentences";
import type { Rule } from "./rule";
import { samePlaces } from "./samePlaces";
import { sharedPictures } from "./sharedPictures";
import { unprovenClaims } from "./unprovenClaims";

/** The rules whose faults are only warnings. */
export const adviceRules: readonly Rule[] = [
  repeatedSentences,
  bodyLength,
  unprovenClaims,
  bannedPhrases,
  licensedAndInsured,
  ownName,
  sharedPictures,
  samePlaces,
  curlyQuotes,
  mapNames,
];
