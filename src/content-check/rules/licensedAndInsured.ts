import { found, textsOf } from "../contentTexts";
import type { Rule } from "./rule";

/** What is shown beside the numbers of the permit. */
const besideNumbers = ["pages/about.md", "pages/home.md", "settings/labels.md"];

/** “Licensed and insured” where nobody sees the numbers that prove it. */
export const licensedAndInsured: Rule = (files) =>
  files
    .filter(({ path }) => !besideNumbers.includes(path))
    .flatMap(textsOf)
    .flatMap((text) =>
      found(
        text,
        /licensed (?:and|&) insured/gi,
        "Leave it to the home page, the about page and the footer, where the permit's number stands beside it: the state warns of movers who say so without one.",
      ),
    );
