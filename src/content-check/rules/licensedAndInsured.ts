import { found, textsOf } from "../contentTexts";
import type { Rule } from "./rule";

/** Texts that are shown beside the permit numbers. */
const besideNumbers = ["pages/about.md", "pages/home.md", "settings/labels.md"];

/** Finds “licensed and insured” in texts that appear without the permit numbers. */
export const licensedAndInsured: Rule = (files) =>
  files
    .filter(({ path }) => !besideNumbers.includes(path))
    .flatMap(textsOf)
    .flatMap((text) =>
      found(
        text,
        /licensed (?:and|&) insured/gi,
        "Say this only on the home page, the about page and in the footer, where the permit number is beside it: the state warns of movers who claim it without a number.",
      ),
    );
