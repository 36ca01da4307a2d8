import type { EditorMistake } from "./editorMistake";
import { mistakesIn, warned } from "./editorMistake";
import { fixtureText } from "./fixtureText";

const city = mistakesIn("cities/everett.md", fixtureText("cities/everett.md"));
const heading = "heading: Moving in Everett, above the port";
const summary =
  "summary: Streets run straight along the ridge here, with the port below on one\n  side";
const image = "image:\n  src: /images/cities/harbor.jpg\n  alt: Sailboat";
const facts = "facts:\n  - label: Setting\n    text: A ridge";

/** Mistakes in the form of the front matter, which is YAML. */
export const inFrontMatter: readonly EditorMistake[] = [
  city(
    "a colon in a value",
    heading,
    "heading: Moving in Everett: above the port",
    'Put the value in quotes, because it contains a colon: heading: "Moving in Everett: above the port"',
  ),
  city(
    "a colon in a list",
    "    text: A ridge between",
    "    text: A ridge: between",
    'because it contains a colon: text: "A ridge: between Possession Sound and the Snohomish River."',
  ),
  city(
    "a colon on the second line of a value",
    "  side and the river on the other.",
    "  side and the river: on the other.",
    "Put the value in quotes, because it contains a colon: write \" after summary: and at the value's end",
    "summary:",
  ),
  city(
    "a colon at the end of a value",
    heading,
    "heading: Moving in Everett:",
    'because it contains a colon: heading: "Moving in Everett:"',
  ),
  city(
    "a tab before a field",
    "  src: /images",
    "\tsrc: /images",
    "Replace the tab at the start of the line by spaces",
  ),
  city(
    "no space after the colon",
    "order: 1",
    "order:1",
    "Write a space after the colon: order: 1",
  ),
  city(
    "no colon",
    "order: 1",
    "order 1",
    "Write a colon and a space after the field's name: order: 1",
  ),
  city(
    "an equals sign",
    "order: 1",
    "order = 1",
    "Write a colon and a space after the field's name: order: 1",
  ),
  city(
    "no dash before the first entry of a list",
    facts,
    "facts:\n    label: Setting\n    text: A ridge",
    "Begin the first entry with a dash: - label: Setting",
    "    label: Setting",
  ),
  city(
    "no dash before a later entry of a list",
    "  - label: By train",
    "    label: By train",
    "Begin each entry of a list with a dash",
  ),
  city(
    "no space after a dash",
    "  - label: By train",
    "  -label: By train",
    "Write a space after the dash: - label: By train",
  ),
  warned(
    city(
      "curly quotes",
      heading,
      "heading: “Moving in Everett, above the port”",
      "Remove the curly quotes: the page would show them.",
    ),
  ),
  city(
    "curly quotes around a colon",
    heading,
    "heading: “Moving in Everett: above the port”",
    'Write straight quotes instead of curly ones: heading: "Moving in Everett: above the port"',
  ),
  city(
    "merge markers",
    "order: 1",
    "<<<<<<< HEAD\norder: 1\n=======\norder: 2\n>>>>>>> main",
    "Two people changed the same lines",
  ),
  city(
    "merge markers in the text",
    "Everett lies on a ridge",
    "<<<<<<< HEAD\nEverett lies on a hill.\n=======\nEverett lies on a ridge.\n>>>>>>> main\nEverett lies on a ridge",
    "Two people changed the same lines",
  ),
  city(
    "no closing line",
    "---\nEverett lies",
    "Everett lies",
    "Put a line of only three hyphens, ---, between the fields and the text",
  ),
  city(
    "no opening line",
    "---\nname: Everett",
    "name: Everett",
    "Begin the file with a line of only three hyphens: ---",
  ),
  city(
    "an empty line at the start",
    "---\nname: Everett",
    "\n---\nname: Everett",
    "Remove the empty line above the first ---",
    "",
  ),
  city(
    "a closing line of four hyphens",
    "---\nEverett lies",
    "----\nEverett lies",
    "Write three hyphens here: ---",
    "----",
  ),
  city(
    "a closing line that became a dash",
    "---\nEverett lies",
    "—\nEverett lies",
    "Write three hyphens here: ---",
    "—",
  ),
  city(
    "an unclosed quote",
    heading,
    'heading: "Moving in Everett, above the port',
    'Write " at the end of the value, too',
  ),
  city(
    "an unclosed single quote",
    heading,
    "heading: 'Moving in Everett, above the port",
    "Write ' at the end of the value, too",
  ),
  city(
    "an apostrophe in single quotes",
    heading,
    "heading: 'Everett's port and ridge'",
    'because it contains an apostrophe: heading: "Everett\'s port and ridge"',
  ),
  city(
    "quotes in quotes",
    heading,
    'heading: "The "port" of Everett"',
    "Put the value in single quotes, because it contains double ones: heading: 'The \"port\" of Everett'",
  ),
  city(
    "words after the closing quote",
    heading,
    'heading: "Everett" and its port',
    "heading: '\"Everett\" and its port'",
  ),
  city(
    "a field that is moved to the right",
    "county: snohomish-county",
    " county: snohomish-county",
    "Remove the space at the start of the line",
  ),
  city(
    "a block that is not moved to the right",
    image,
    "image:\nsrc: /images/cities/harbor.jpg\nalt: Sailboat",
    "Write two spaces before it: it belongs to image",
    "src:",
  ),
  city(
    "lines of a block that don't line up",
    "  alt: Sailboat",
    "   alt: Sailboat",
    "Begin this line under the one above: two spaces",
  ),
  city(
    "a field twice",
    "order: 1",
    "order: 1\norder: 2",
    "Remove one of the two lines that begin with order:",
    "order: 2",
  ),
  city(
    "a number sign in a value",
    heading,
    "heading: Everett #1 Movers",
    'Put the value in quotes, or all after # is lost: heading: "Everett #1 Movers"',
  ),
  city(
    "a number sign at the start",
    heading,
    "heading: #1 movers in Everett",
    'Put the value in quotes, or all after # is lost: heading: "#1 movers in Everett"',
  ),
  city(
    "a second line that is not moved to the right",
    summary,
    summary.replace("\n  ", "\n"),
    "Begin the line with two spaces if it continues the value above",
    "side and the river",
  ),
  city(
    "braces at the start",
    heading,
    "heading: {company} in Everett",
    'Put the value in quotes, because it begins with {: heading: "{company} in Everett"',
  ),
  city(
    "only braces",
    heading,
    "heading: {company}",
    'Put the value in quotes, because it begins with {: "{company}"',
  ),
  city(
    "a bracket at the start",
    heading,
    "heading: [Everett] and its port",
    'because it begins with [: heading: "[Everett] and its port"',
  ),
  city(
    "asterisks at the start",
    heading,
    "heading: **Everett** and its port",
    "Remove the asterisks: this field is plain text",
  ),
  city(
    "an at sign at the start",
    heading,
    "heading: @home in Everett",
    'because it begins with @: heading: "@home in Everett"',
  ),
  city(
    "a dash at the start",
    heading,
    "heading: - Everett and its port",
    'because it begins with -: heading: "- Everett and its port"',
  ),
  city(
    "an exclamation mark at the start",
    heading,
    "heading: !Everett and its port",
    'because it begins with !: heading: "!Everett and its port"',
  ),
  city(
    "an ampersand at the start",
    heading,
    "heading: &Everett and its port",
    'because it begins with &: heading: "&Everett and its port"',
  ),
  city(
    "a percent sign at the start",
    heading,
    "heading: %Everett and its port",
    'because it begins with %: heading: "%Everett and its port"',
  ),
  city(
    "a greater-than sign at the start",
    heading,
    "heading: > Everett and its port",
    'because it begins with >: heading: "> Everett and its port"',
  ),
  city(
    "a backslash in quotes",
    heading,
    'heading: "Everett\\Marina"',
    "Write \\\\ instead of \\, or put the value in single quotes",
  ),
  city(
    "spaces of another kind",
    "  src: /images",
    "\u00a0\u00a0src: /images",
    "Type the spaces of this line again: they were copied and are of a special kind",
  ),
  city(
    "a comma after a value in quotes",
    heading,
    'heading: "Everett and its port",',
    "Remove the comma at the end of the line",
  ),
  city(
    "only a field's name",
    heading,
    "heading",
    "Write a colon after the field's name: heading:",
  ),
];
