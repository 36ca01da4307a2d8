import { found, textsOf } from "../contentTexts";
import type { Rule } from "./rule";

interface Claim {
  readonly pattern: RegExp;
  readonly remedy: string;
}

/** Claims that nobody can prove, and why to avoid them. */
const claims: readonly Claim[] = [
  {
    pattern: /[$€£]\s*\d|\d\s*(?:dollars?|bucks|usd|cents)\b/gi,
    remedy:
      "Remove amounts of money: the state's tariff limits what a move may cost, and readers take an amount for a promise.",
  },
  {
    pattern: /\d\s*%|\bpercent off\b|\bdiscount/gi,
    remedy:
      "Remove discounts and percentages: the state's tariff limits what a move may cost, and a mover who charges less can be fined.",
  },
  {
    pattern:
      /[★⭐]|\b(?:\d|one|two|three|four|five)[- ]stars?\b|\d\s*\/\s*5\b|\btop[- ]rated\b/gi,
    remedy:
      "Remove ratings: a federal rule (16 CFR 465) forbids ratings that are not based on real reviews.",
  },
  {
    pattern: /\bguarantee/gi,
    remedy:
      "Describe the work instead: customers can hold the company to a guarantee.",
  },
  {
    pattern: /#\s*1\b|\bnumber one\b|\bbest movers?\b|\baward/gi,
    remedy:
      "Remove rankings and awards, and describe the work instead: nobody can prove who is best.",
  },
];

/** Finds prices, discounts, ratings, guarantees and rankings in all texts. */
export const unprovenClaims: Rule = (files) =>
  files
    .flatMap(textsOf)
    .flatMap((text) =>
      claims.flatMap(({ pattern, remedy }) => found(text, pattern, remedy)),
    );
