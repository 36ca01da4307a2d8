import { found, textsOf } from "../contentTexts";
import type { Rule } from "./rule";

interface Claim {
  readonly pattern: RegExp;
  readonly remedy: string;
}

/** What nobody can prove, and why it is better left out. */
const claims: readonly Claim[] = [
  {
    pattern: /[$€£]\s*\d|\d\s*(?:dollars?|bucks|usd|cents)\b/gi,
    remedy:
      "Leave amounts of money out: the state's tariff bounds what a move costs, and an amount on a page is taken for a promise.",
  },
  {
    pattern: /\d\s*%|\bpercent off\b|\bdiscount/gi,
    remedy:
      "Leave discounts and percentages out: the state's tariff bounds what a move costs, and a mover who goes below it can be fined.",
  },
  {
    pattern:
      /[★⭐]|\b(?:\d|one|two|three|four|five)[- ]stars?\b|\d\s*\/\s*5\b|\btop[- ]rated\b/gi,
    remedy:
      "Leave ratings out: a federal rule (16 CFR 465) forbids those that no real reviews stand behind.",
  },
  {
    pattern: /\bguarantee/gi,
    remedy:
      "Say what is done and how: customers can hold the company to a guarantee.",
  },
  {
    pattern: /#\s*1\b|\bnumber one\b|\bbest movers?\b|\baward/gi,
    remedy:
      "Leave ranks and awards out, and say what is done better: nobody can prove who is best.",
  },
];

/** Prices, discounts, ratings, guarantees and ranks, wherever they stand. */
export const unprovenClaims: Rule = (files) =>
  files
    .flatMap(textsOf)
    .flatMap((text) =>
      claims.flatMap(({ pattern, remedy }) => found(text, pattern, remedy)),
    );
