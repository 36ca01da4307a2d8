import type { EditorMistake } from "./editorMistake";
import { mistakesIn } from "./editorMistake";
import { fixtureText } from "./fixtureText";

const city = mistakesIn("cities/everett.md", fixtureText("cities/everett.md"));

/** Adds a paragraph to the text. */
const typed = (what: string, text: string, says: string, at?: string) =>
  city(
    what,
    "\n## Up on the ridge",
    `\n${text}\n\n## Up on the ridge`,
    says,
    at,
  );

/** Mistakes in the Markdown of a text. */
export const inTexts: readonly EditorMistake[] = [
  typed(
    "a heading without a space",
    "##Parking",
    "Write a space after ##: ## Parking",
  ),
  typed(
    "a main heading",
    "# Parking",
    "Write ## instead of #: the page already has a main heading.",
  ),
  typed(
    "a heading that skips a level",
    "#### Parking",
    "Write ### instead of ####",
  ),
  typed(
    "a line of hyphens right below words",
    "Ask about parking.\n---",
    "Leave an empty line above ---: right below words it turns them into a heading.",
  ),
  typed(
    "a space in a link",
    "Ask [us] (/about) first.",
    "Remove the space before (/about): [us](/about)",
  ),
  typed(
    "a link the wrong way around",
    "Ask (us)[/about] first.",
    "Write [us](/about): the words are in square brackets, the address in round ones.",
  ),
  typed(
    "a link in square brackets alone",
    "Ask [us][/about] first.",
    "Write [us](/about): the words are in square brackets, the address in round ones.",
  ),
  typed(
    "a link without its end",
    "Ask [us](/about first.",
    "Close the link with ) after its address.",
  ),
  typed(
    "a space in an address",
    "Ask [us](/about us) first.",
    "Remove the space in the link's address: /about us",
  ),
  typed(
    "a page's file as an address",
    "See [Edmonds](/cities/edmonds.md).",
    "Write the page's address: /locations/snohomish-county/edmonds",
  ),
  typed(
    "the folder of a page as an address",
    "See [Edmonds](/cities/edmonds).",
    "Write the page's address: /locations/snohomish-county/edmonds",
  ),
  typed("a page in capitals", "Ask [us](/About).", 'Did you mean "/about"?'),
  typed(
    "a page with a slash at the end",
    "Ask [us](/about/).",
    'Did you mean "/about"?',
  ),
  typed(
    "a heading that isn't there",
    "See [the port](#near-the-prot).",
    'Did you mean "near-the-port"?',
  ),
  typed(
    "the site's own name in a link",
    "Ask [us](https://www.soundandsummit.example/about).",
    "Write /about: within the site, links have no site name.",
  ),
  typed(
    "the site's own name without www",
    "Ask [us](https://soundandsummit.example/about).",
    "Write /about: within the site, links have no site name.",
  ),
  typed(
    "a site without https",
    "See [the city](www.everettwa.gov).",
    "Write https://www.everettwa.gov.",
  ),
  typed(
    "a site with http",
    "See [the city](http://www.everettwa.gov).",
    "Write https:// instead of http://.",
  ),
  typed(
    "an e-mail address as a link",
    "Write to [the city](hello@everettwa.example).",
    "Write mailto:hello@everettwa.example.",
  ),
  typed(
    "a phone number as a link",
    "Call [the city](425-555-0100).",
    "Write tel:+14255550100.",
  ),
  typed(
    "a link without words",
    "See [](/about).",
    "Write the words of the link between the square brackets.",
  ),
  typed(
    "four spaces before a paragraph",
    "    Ask about parking.",
    "Remove the spaces at the start of the line: four of them make it code.",
    "Ask about",
  ),
  typed(
    "a tab before a paragraph",
    "\tAsk about parking.",
    "Remove the spaces at the start of the line: four of them make it code.",
    "Ask about",
  ),
  typed("HTML", "Ask <b>us</b> first.", "Write it in Markdown: **us**"),
  typed(
    "an HTML line break",
    "Ask us.<br>Then park.",
    "Remove <br>: leave an empty line to begin a new paragraph.",
  ),
  typed(
    "an HTML comment",
    "<!-- ask Ann -->",
    "Remove the note: notes don't belong in texts.",
  ),
  typed(
    "an HTML link",
    'Ask <a href="/about">us</a>.',
    "Write it in Markdown: [us](/about)",
  ),
  typed(
    "bold words without an end",
    "Ask **us first.",
    "Write ** right before and right after the bold words",
  ),
  typed(
    "spaces in bold words",
    "Ask ** us ** first.",
    "Write ** right before and right after the bold words",
  ),
  typed(
    "a list without spaces",
    "-Parking\n-Power",
    "Write a space after -: - Parking",
  ),
  typed(
    "a numbered list without spaces",
    "1.Parking\n2.Power",
    "Write a space after 1.: 1. Parking",
  ),
  typed(
    "a list of bullets",
    "• Parking\n• Power",
    "Write - instead of •: - Parking",
  ),
  typed(
    "a picture in a text",
    "![The port](/images/cities/harbor.jpg)",
    "Remove it: texts can't have pictures.",
  ),
  typed("an unknown token", "Call {phoen}.", 'Did you mean "phone"?'),
  typed(
    "a token in two pairs of braces",
    "Call {{phone}}.",
    "Write {phone} with one pair of braces",
  ),
  typed(
    "a token with a space",
    "Call { phone }.",
    "Write {phone} without spaces",
  ),
  typed(
    "our own phone number",
    "Call (360) 555-0117.",
    "Write {phone} in its place",
  ),
];
