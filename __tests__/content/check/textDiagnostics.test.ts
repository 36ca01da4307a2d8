import { formatEditorDiagnostic } from "../../../src/cms/preview/formatEditorDiagnostic";
import {
  aboveHeading,
  checkEdit,
  editedFile,
  expectOnlyDiagnostic,
  nextHeading,
  splitRow,
} from "../../support/checkEdit";

/** Rows of: typed text → part of the only error's message → text at its line, if not the typed one. */
const rows = [
  "##Parking → Write ## and a space before a heading",
  "# Parking → Make it a heading of level 2 (##): the page already has a main heading.",
  "#### Parking → Make it a heading of level 3 (###)",
  "Ask about parking.\n--- → Leave an empty line above ---",
  "Ask about parking.\n\n======= → Two people changed the same lines → =======",
  "Ask [us] (/about) first. → Write the link as [words](address)",
  "Ask (us)[/about] first. → Write the link as [words](address)",
  "Ask [us](/about first. → Write the link as [words](address)",
  "See [Edmonds](/cities/edmonds). → There is no such page.",
  'Ask [us](/About/). → Did you mean "/about"?',
  "See [it](/locations/snohomish-county#water). → There is no such heading on /locations/snohomish-county.",
  "See [near the port](/locations/snohomish-county/everett). → Write /locations/snohomish-county/everett#near-the-port: the link names that heading.",
  "See [it](/locations/snohomish-county/marysville). → This page is a draft: publish it first, or name another.",
  'See [the port](#near-the-prot). → Did you mean "near-the-port"?',
  "Ask [us](https://harborandhill.example/about). → Write /about: within the site, links have no site name.",
  "See [it](www.everettwa.gov). → Write the whole address",
  "See [it](http://www.everettwa.gov). → Write https:// instead of http://.",
  "Write to [it](mailto:everett). → Write an e-mail address after mailto:",
  "Call [it](tel:call-us). → Write a phone number after tel:",
  "Call [it](tel:555-0100). → Write a phone number after tel:",
  "Run [it](javascript:alert(1)). → javascript: is not allowed.",
  "### 🚚 → Write words in the heading",
  "### Donâ€™t park → Write this again → Donâ€™t",
  "Ask `us first. → Write ` right before and right after the words",
  "Ask [us](mail to:us@everettwa.gov). → Write the link as [words](address)",
  "Ask [us][about]. → Write the link as [words](address)",
  "See [it](https:/www.everettwa.gov). → Write two slashes after the colon: https://www.everettwa.gov",
  "See [it](http://localhost:8000/about). → Write the address of a site that everyone can open",
  "See [it](https://docs.google.com/document/d/1abc/edit). → Open the link, and write the address of the page itself",
  "See www.everettwa.gov first. → Write https://www.everettwa.gov",
  "| Day | Hours |\n| --- | --- |\n| Monday | 9 | 5 | → Write as many cells as the first row has: 2. → | Monday",
  "See [](/about). → Write the words of the link between the square brackets, or remove it.",
  "    Ask about parking. → Remove the spaces at the start of the line: four of them make it code. → Ask about",
  "Ask <b>us</b> first. → Write it in Markdown",
  "Ask us.<br>Then park. → Remove it: leave an empty line to begin a new paragraph.",
  "Ask **us first. → Write ** right before and right after the words",
  "-Parking\n-Power → Write - and a space before each entry",
  "2019. We buy a truck.\n\n2024. We found the company. → Write 2019\\. with a backslash → 2019.",
  "1. Ramps\n2. Mats\n4. Tape → Write 3. because a numbered list counts up by one. If it isn't a list, write 4\\. → 4. Tape",
  "- Ramps\n-\n- Mats → Write the words of this entry, or remove it: it is empty. → -\n- Mats",
  "- Ramps\n - Mats → Remove the spaces before this entry →  - Mats",
  "```\nRamps → Close the code with a line like the first one → ```",
  "Free.^[For now → Close the note with ] → Free.^[For now",
  "A truck of 10*12 and a van of 8*10 feet. → Write × between numbers",
  "AT&amp;T and &#8211; → Write the character itself instead of &amp;.",
  "Call [INSERT PHONE HERE]. → Write the real words",
  "Word\u000bbreaks lines. → there is an invisible character among them.",
  "A \u202ename\u202c turned → there is an invisible character among them.",
  "![The port](/images/cities/harbor.jpg) → Remove it: texts can't have pictures.",
  "| Day | Hours |\n| Monday | 9 to 5 | → Write a line of dashes below the first row of the table",
  "Parking is free.[^1] → Write the note on a line of its own at the end of the text: [^1]: …",
  'Call {phoen}. → Did you mean "phone"?',
  "Call {{phone}}. → Write {phone} with one pair of braces",
  "Call { phone }. → Write {phone} without spaces",
  "- Parking\n\n  Power → Write this entry as one paragraph",
  "- [ ] Parking → Remove the box, and leave a plain entry: - words",
  "| Day | Hours |\n| --- | :---: |\n| Monday | 9 to 5 | → Remove the colons from the line of dashes: | --- | --- |",
  "| Day | Hours |\n| --- | --- |\n| Monday \\| Tuesday | 9 | → Write a slash or a word in place of \\|. → | Monday",
  "Call (360) 555-0117. → Write {phone} in its place",
  "Call [us](tel:+13605550117). → Write {phone} in its place",
  "Write to Hello@HarborAndHill.example. → Write {email} in its place",
  "Call 555.0117. → Write {phone} in its place",
  "It costs $90. → Remove amounts of money",
  "Get 10% off. → Remove discounts and percentages",
  "A five-star crew. → Remove ratings",
  "We guarantee it. → Describe the work instead: customers can hold the company to a guarantee.",
  "The best movers around. → Remove rankings and awards",
  "We are licensed and insured. → Write the number into the same paragraph, as {permit}",
  "A permit and insurance?\nYes, both. → Write the number into the same paragraph",
  "We hold a household goods permit. → Write the number into the same paragraph",
  "{company} is fully insured. → Write the number into the same paragraph",
  "A Carefree day. → Write what we take care of",
  "Everett lies on a ridge, and most addresses are easy\nto find because the older streets form a grid. The slope matters only near the edges. → Remove this paragraph",
  "Some peace of\nmind. → Write it in other words",
  "Harbor\n& Hill will come. → Write {shortName}",
];

/** Valid texts. */
const validTexts = [
  "a [link](tel:911)",
  "[it](tel:1-888-333-9882)",
  "[it](tel:+442071234567)",
  "[it](mailto:a@b.gov?subject=Hi)",
  "One note.[^1]\n\n[^1]: The note.",
  "| a | b |\n| --- | --- |\n| 1 | 2 |",
  "- Parking [sic] (free)\n- A `tool` and a __word__, at 5\u00a0PM – or later",
  "Call (206) 555-0117, or write to a@gmx.com, a@mail.com, a@ymail.com or a@yahoo.co.uk.",
  "A. Smith wrote: (a) ask,\n(b) pay\n\n(1) Parking\n\n(2) Power\n\n1) Mats\n2) Ramps",
  "[It](/locations/snohomish-county/everett#up-on-the-ridge) and [it](#near-the-port)",
  "[It](/locations/snohomish-county#nearby), [its towns](/locations/snohomish-county#towns-we-visit-most)",
  "[The shore](/resources/service-areas/snohomish-county#along-the-shore)",
  "[Us](/contact?city=everett#contact-details)",
  "Call the commission at (360) 664-1234. The number 13605550117299 is longer.",
  "Write to othello@harborandhill.example. Call {phone} or write to {email}.",
  "Nothing care free, and pieces of mind. A Harbor & Hillside.",
  "We have permit {permit}. A mover needs a permit and insurance.",
  "{shortName} is 100 feet away, below the star-shaped sign.",
  "1. Ramps\n1. Mats\n\nThen\n\n3. Tape\n4. Straps\n\n2019\\. We buy a truck.",
  "~~Hats~~, and [it][k]\n\n[k]: https://www.wa.gov",
  "note: pack the stairs first.\n\n---\n\nTwo more words.",
  "```\nname: x\n---\n```",
  "Not 2 \\* 3, but *2* and **3**, or `2 * 3`.",
];

test.each(rows.map(splitRow))(
  "%j in a text: %s",
  (typed = "", message = "", at = typed) => {
    expectOnlyDiagnostic(
      editedFile,
      nextHeading,
      aboveHeading(typed),
      message,
      at,
    );
  },
);

test.each([
  "See [Edmonds](/cities/edmonds). → Text (“Edmonds”, “/cities/edmonds”): There is no such page.",
  "Call (360) 555-0117. → Text (“Call (360) 555-0117.”): Write {phone} in its place",
  "Call (360)\n555-0117. → Text (“Call (360) 555-0117.”): Write {phone} in its place",
  "Ask <b>us</b>. → Text (“<b>”): Write it in Markdown: HTML is not allowed in texts.",
  "\\- Parking → Text (“- Parking”): Begin with a word. For an entry of a list, press Bulleted List",
])("an editor reads of the words in the form: %s", (row) => {
  const [typed = "", message = ""] = splitRow(row);
  const { errors } = checkEdit(editedFile, nextHeading, aboveHeading(typed));
  expect(
    errors.map((error) => formatEditorDiagnostic(error, editedFile)),
  ).toEqual([expect.stringContaining(message)]);
});

test.each(validTexts)("%j is valid", (typed) => {
  const { errors, warnings } = checkEdit(
    editedFile,
    nextHeading,
    aboveHeading(typed),
  );
  expect([...errors, ...warnings]).toEqual([]);
});
