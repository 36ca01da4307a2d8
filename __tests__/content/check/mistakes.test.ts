import { faultText } from "../../../src/cms/preview/faultText";
import { checkContent } from "../../../src/content/check/checkContent";
import { adviceText } from "../../../src/content/model/faults";
import { readContentText } from "../../../src/content/read/readContentText";
import { fixtureContent } from "../../fixture/content";
import { today } from "../../support/contentFactories";
import { contentFiles } from "../../support/contentFiles";
import fs from "node:fs";
import path from "node:path";

const picture = { width: 2000, height: 1500, bytes: 1000 };
const pictures = new Map(
  fs
    .readdirSync(path.join(fixtureContent, "images"), {
      recursive: true,
      encoding: "utf8",
    })
    .filter((name) => name.endsWith(".jpg"))
    .map((name) => [`images/${name.split(path.sep).join("/")}`, picture]),
);
const origin = "https://www.harborandhill.example";

/** The faults of the fixture content with a mistake in one of its files. */
function faultsWith(file: string, from: string, to: string) {
  const text = fs.readFileSync(path.join(fixtureContent, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} lacks ${from}`);
  const wrong = text.replace(from, () => to);
  const read = readContentText(file, wrong);
  const files = [
    ...contentFiles.filter((other) => other.path !== file),
    ...(read.file ? [read.file] : []),
  ];
  const unread = read.fault ? [read.fault] : [];
  const content = { files, pictures, unread, origin };
  return { wrong, ...checkContent(content, today) };
}

const city = "cities/everett.md";

/**
 * What is replaced in a file, by what, and the essential part of the only fault.
 * Its line is that of the new words, or of those given last.
 */
const mistakes: Record<string, string[]> = {
  [city]: [
    'title: Movers in Everett, Washington → title: Everett: movers → Put the value in quotes: title: "Everett: movers" (YAML: Nested mappings are not allowed in compact mappings.)',
    'heading: Moving in Everett, above the port → heading: The port: → Put the value in quotes: heading: "The port:"',
    'heading: Moving in Everett, above the port → heading: @home in Everett → Put the value in quotes: heading: "@home in Everett"',
    'heading: Moving in Everett, above the port → heading: {company} in Everett → Put the value in quotes: heading: "{company} in Everett"',
    "heading: Moving in Everett, above the port → heading: - Everett → can't be read",
    '    text: A ridge between →     text: A ridge: between → Put the value in quotes: text: "A ridge: between',
    "  src: /images → \tsrc: /images → Replace the tab at the start of the line by spaces. (YAML: Tabs are not allowed as indentation.)",
    "order: 1 → order:1 → Write a space after the colon: order: 1",
    "  - label: By train →   -label: By train → Write a space after the dash: - label: By train",
    'heading: Moving in Everett, above the port → heading: "Moving in Everett → Write " at the end of the value, too.',
    "heading: Moving in Everett, above the port → heading: 'Moving in Everett → Write ' at the end of the value, too.",
    "heading: Moving in Everett, above the port → heading: 'Everett's port' → Put the whole value in quotes, and use the other kind of quotes",
    'heading: Moving in Everett, above the port → heading: "Everett" and its port → Put the whole value in quotes',
    'heading: Moving in Everett, above the port → heading: “Everett: a port” → Write straight quotes instead of curly ones: heading: "Everett: a port"',
    "order: 1 → <<<<<<< HEAD\norder: 1\n=======\norder: 2\n>>>>>>> main → Two people changed the same lines",
    "Everett lies on a ridge → Everett lies on a ridge\n<<<<<<< HEAD → Two people changed the same lines → <<<<<<< HEAD",
    "order: 1 → order: 1\norder: 2 → `order` stands twice: remove one. (YAML: Map keys must be unique.) → order: 2",
    "order: 1 → order 1 → can't be read: compare it, and the spaces at its start, with the same line of another file.",
    "  - label: By train →   -\tlabel: By train → Replace the tab at the start of the line by spaces.",
    'heading: Moving in Everett, above the port → heading: ‘Everett: a port’ → Write straight quotes instead of curly ones: heading: "Everett: a port"',
    'heading: Moving in Everett, above the port → heading: "Everett’s port” → Write " instead of ” at the end of the value.',
    'heading: Moving in Everett, above the port → heading: “Above the port" → Remove the quotes: the page would show them.',
    "heading: Moving in Everett, above the port → heading: Everett #1 Movers → Put the value in quotes, or words of it are lost.",
    "heading: Moving in Everett, above the port → heading: #1 movers in Everett → Put the value in quotes, or words of it are lost.",
    "heading: Moving in Everett, above the port → heading: &port Everett → Put the value in quotes, or words of it are lost.",
    "heading: Moving in Everett, above the port → heading: !!js/function Everett → Put the value in quotes",
    "---\nEverett lies on a ridge → Everett lies on a ridge → Put a line of only three hyphens, ---, between the fields and the text → Everett lies on a ridge",
    "---\nEverett lies on a ridge →  ---\nEverett lies on a ridge → Put a line of only three hyphens →  ---\nEverett",
    "---\nEverett lies on a ridge → \nEverett lies on a ridge\n\n---\n → If it is the text, write --- above it. → Everett lies on a ridge",
    "---\nEverett lies on a ridge → ----\nEverett lies on a ridge → Put a line of only three hyphens → ----",
    "---\nname: Everett → name: Everett → Begin the file with a line of only three hyphens: ---",
    "heading: Moving in Everett, above the port → heading: {company} → Put the value in quotes.",
    "heading: Moving in Everett, above the port → heading: → Add it: text of 3 to 90 characters.",
    "heading: Moving in Everett, above the port → heading: Up → Write text of 3 to 90 characters. It has 2.",
    'heading: Moving in Everett, above the port → heeding: Above the port → There is no such field here: remove it, or put it where it belongs. Did you mean "heading"?',
    "order: 1 → order: 1\nsubtitle: Above → There is no such field here: remove it → subtitle",
    "order: 1 → order: first → Write a whole number from 0.",
    "longitude: -122.2021 → longitude: 122.2021 → Write a number from -125 to -116.9.",
    "/images/cities/harbor.jpg → https://pictures.example/harbor.jpg → Write the path of a picture in content/images",
    '/images/cities/harbor.jpg → /images/cities/harbour.jpg → Did you mean "/images/cities/harbor.jpg"?',
    "heading: Moving in Everett, above the port → heading: Moving in **Everett** → Remove the asterisks: this field is plain text",
    "heading: Moving in Everett, above the port → heading: Moving in [Everett](/about) → Remove the link: this field is plain text",
    'heading: Moving in Everett, above the port → heading: Call {Phone} → Did you mean "phone"?',
    "heading: Moving in Everett, above the port → heading: Call {our phone} → There is no {our phone} here: remove the braces.",
    "  src: /images →   alt: A long pier\n  src: /images → `alt` stands twice: remove one. →   alt: Sailboat",
    "  - label: By train →   label: By train → Begin the entry with a dash and a space: - label: By train",
    "  src: /images →   src: /images → Replace the special spaces",
    "order: 1 → order: 1 → Replace the special spaces",
    "order: 1 → order = 1 → Write a colon and a space after the name: order: 1",
    "order: 1 → order： 1 → Write a colon and a space after the name: order: 1",
    "order: 1 → ---\norder: 1 → Remove this line: more fields follow below it. → ---\norder",
    "heading: Moving in Everett, above the port → heading: Moving in Everett # above → Put the value in quotes, or words of it are lost.",
    "heading: Moving in Everett, above the port → heading: “Above the port” → Remove the quotes: the page would show them.",
    'heading: Moving in Everett, above the port → heading: Donâ€™t park in Everett → Write this again: a program made "â€™" of another character.',
    '/images/cities/harbor.jpg → /images/Cities/Harbor.JPG → There is no such picture below content/images. Did you mean "/images/cities/harbor.jpg"?',
    '/images/cities/harbor.jpg → content/images/cities/harbor.jpg → Did you mean "/images/cities/harbor.jpg"?',
    "latitude: 47 → latitude: 47, → Write a number from 45.5 to 49.1.",
    "county: snohomish-county → county: king-county → There is no such county.",
    'county: snohomish-county → county: Snohomish County → There is no such county. Did you mean "snohomish-county"?',
    'service: local-moving → service: lokal-moving → There is no such service. Did you mean "local-moving"?',
    "      to our ramp.\n  - service: packing-services →       to our ramp.\n  - service: local-moving → Remove it: the list has it already. →   - service: local-moving\n    text: Tall",
  ],
  "settings/company.md": [
    'phone: ( → phone: "( → Write " at the end of the value, too.',
    'zip: "98201" → zip: 98201 → Put the value in quotes.',
    "phone: (360) 555-0117 → phone: 360-555-0117 → Write a number such as (206) 555-0199.",
    "hello@harborandhill.example → hello@gmial.com → Check the e-mail address: did you mean @gmail.com?",
    "opens: 8:00 AM → opens: 8 am → Write a time such as 9:00 AM.",
    "opens: 8:00 AM → opens: 8:00 PM → Write a closing hour that is later than the opening hour. → hours:",
  ],
  "pages/home.md": [
    "  - moving help in Snohomish County →   moving help in Snohomish County → Begin the entry with a dash and a space: - moving help in Snohomish County",
    "keywords:\n  - movers in Everett\n  - moving help in Snohomish County\n  - packing help in Mount Vernon → keywords: movers in Everett, moving help → Begin each entry on a line of its own with two spaces, a dash and a space.",
    "keywords:\n  - movers in Everett\n  - moving help in Snohomish County\n  - packing help in Mount Vernon → keywords:\n  -movers in Everett\n  -moving help in Snohomish County\n  -packing help in Mount Vernon → Begin each entry on a line of its own → keywords:",
  ],
  "testimonials/jane.md": [
    "permission: true → permission: false → Without it this can't be published: ask for it first, or make this a draft.",
    "permission: true → permission: yes → Without it this can't be published",
  ],
  "settings/navigation.md": [
    "path: /about → path: https://www.facebook.com/movers → Write the address of a page of this site, such as /about.",
    'path: /about → path: /abuot → There is no such page. Did you mean "/about"?',
  ],
  "posts/everett-living-guide.md": [
    "guide: true → guide: yes → Write true or false.",
    "date: 2025-03-04 → date: March 4, 2025 → Write a date such as 2026-05-12.",
    "date: 2025-03-04 → date: 2025-3-4 → Write a date such as 2026-05-12.",
    "date: 2025-03-04 → date: 5/12/2025 → Write a date such as 2026-05-12.",
    "date: 2025-03-04 → date: 2025-02-31 → There is no such day",
    "date: 2025-03-04 → date: 2062-03-04 → Check the year: the day must lie between 2000-01-01 and 2028-11-20.",
    "date: 2025-03-04 → date: 0202-03-04 → Check the year",
  ],
};

/** What is typed in a text, the fault, and its line alike. */
const inText = [
  "##Parking → Write a space after ##: ## Parking",
  "# Parking → Write ## instead of #: the page already has a main heading.",
  "#### Parking → Write ### instead of ####",
  "Ask about parking.\n--- → Leave an empty line above ---",
  "Ask [us] (/about) first. → Remove the space before (/about): [us](/about)",
  "Ask (us)[/about] first. → Write [us](/about): the words are in square brackets",
  "Ask [us](/about first. → Close the link with ) after its address.",
  "Ask [us](about first. → Close the link with ) after its address.",
  "Ask [us(/about) first. → Close the words of the link with ] before its address.",
  "Ask [us](/about us) first. → Remove the space in the link's address: /about us",
  "See [Edmonds](/cities/edmonds). → There is no such page.",
  'Ask [us](/About/). → Did you mean "/about"?',
  'See [the port](#near-the-prot). → Did you mean "near-the-port"?',
  "Ask [us](https://harborandhill.example/about). → Write /about: within the site, links have no site name.",
  "See [it](www.everettwa.gov). → Write the whole address",
  "See [it](http://www.everettwa.gov). → Write https:// instead of http://.",
  "Write to [it](mailto:everett). → Write an e-mail address after mailto:",
  "Call [it](tel:call-us). → Write a phone number after tel:",
  "Call [it](tel:555-0100). → Write a phone number after tel:",
  "Run [it](javascript:alert(1)). → javascript: is not allowed.",
  "## Parking → Write ordinary spaces before and after ##",
  "- Parking → Write ordinary spaces before and after -, because there is a special one: - Parking",
  "- Parking\n  - Power → Write ordinary spaces before and after - → - Power",
  "### 🚚 → Write words in the heading",
  "### Donâ€™t park → Write this again → Donâ€™t",
  "–Parking\n–Power → Write - instead of –: - Parking",
  "Ask `us first. → Write ` right before and right after the words",
  "Ask __us first. → Write __ right before and right after the words",
  "Ask [us](mail to:us@everettwa.gov). → Write the link as [words](address), without spaces in the address.",
  "Call [it](tel:(360) 555-0111). → Write the link as [words](address)",
  "Ask [us][about]. → Write the link as [words](address)",
  "See [it](https:/www.everettwa.gov). → Write two slashes after the colon: https://www.everettwa.gov",
  "See [it](https:www.everettwa.gov). → Write two slashes after the colon: https://www.everettwa.gov",
  "See [it](https://www,everettwa.gov). → Write the address of a site that everyone can open",
  "See [it](http://localhost:8000/about). → Write the address of a site that everyone can open",
  "See [it](https://docs.google.com/document/d/1abc/edit). → Open the link, and write the address of the page itself",
  "See www.everettwa.gov first. → Write https://www.everettwa.gov",
  "See [it](/admin). → There is no such page.",
  "| Day | Hours |\n| --- | --- |\n| Monday | 9 | 5 | → Write as many cells as the first row has: 2. → | Monday",
  "TODO: ask the city. → Write the real words",
  "See [](/about). → Write the words of the link between the square brackets.",
  "    Ask about parking. → Remove the spaces at the start of the line: four of them make it code. → Ask about",
  "Ask <b>us</b> first. → Write it in Markdown",
  "Ask us.<br>Then park. → Remove it: leave an empty line to begin a new paragraph.",
  "<!-- ask Ann --> → Write it in Markdown",
  "Ask **us first. → Write ** right before and right after the words",
  "-Parking\n-Power → Write a space after -: - Parking",
  "1.Parking\n2.Power → Write a space after 1.: 1. Parking",
  "• Parking\n• Power → Write - instead of •: - Parking",
  "We bring:\na) Ramps\nb) Mats → Write 1. instead of a): 1. Ramps → a) Ramps",
  "(1) Parking\n(2) Power → Write 1. instead of (1): 1. Parking",
  "1.) Parking\n2.) Power → Write 1. instead of 1.): 1. Parking",
  "A. Parking\nB. Power → Write 1. instead of A.: 1. Parking",
  "— Parking\n— Power → Write - instead of —: - Parking",
  "✓ Parking\n✓ Power → Write - instead of ✓: - Parking",
  "We bring:\n– Ramps\n– Mats → Write - instead of –: - Ramps → – Ramps",
  "![The port](/images/cities/harbor.jpg) → Remove it: texts can't have pictures.",
  "| Day | Hours |\n| Monday | 9 to 5 | → Write a line of dashes below the first row of the table",
  "Parking is free.[^1] → Write the note on a line of its own at the end of the text: [^1]: …",
  'Call {phoen}. → Did you mean "phone"?',
  "Call {{phone}}. → Write {phone} with one pair of braces",
  "Call { phone }. → Write {phone} without spaces",
  "Call {unknown placeholder}. → There is no {unknown placeholder} here: remove the braces.",
  "- Parking\n\n  Power → Write this entry as one paragraph",
  "- [ ] Parking → Remove the box, and leave a plain entry: - words",
  "| Day | Hours |\n| --- | :---: |\n| Monday | 9 to 5 | → Remove the colons from the line of dashes: | --- | --- |",
  "| Day | Hours |\n| --- | --- |\n| Monday \\| Tuesday | 9 | → Write a slash or a word in place of \\|. → | Monday",
  "Call (360) 555-0117. → Write {phone} in its place",
  "Call 360 - 555 - 0117. → Write {phone} in its place",
  "Call 555.0117. → Write {phone} in its place",
  "Write to ann@gmal.com. → Check the e-mail address: did you mean @gmail.com?",
  "Write to [it](mailto:ann@hotmial.com). → Check the e-mail address: did you mean @hotmail.com?",
  "Write to ann@yaho.com. → Check the e-mail address: did you mean @yahoo.com?",
];

const parts = (row: string) => row.split(" → ");
const rows = [
  ...Object.entries(mistakes).flatMap(([file, list]) =>
    list.map(parts).map(([from = "", to = "", says = "", at = to]) => ({
      ...{ file, from, to, says, at },
    })),
  ),
  ...inText.map(parts).map(([typed = "", says = "", at = typed]) => ({
    ...{ file: city, from: "\n## Up on the ridge", says, at },
    to: `\n${typed}\n\n## Up on the ridge`,
  })),
];

test.each(["\n", "\r\n", "\r"])("lines may end with %j", (lineEnd) => {
  const text = fs.readFileSync(path.join(fixtureContent, city), "utf8");
  const written = `\uFEFF${text}`.replaceAll("\n", lineEnd);
  const { file } = readContentText(city, written);
  expect(file).toMatchObject({
    body: text.slice(text.indexOf("\n---\n") + 5),
    lines: { beforeBody: 53 },
  });
});

test.each(rows)(
  "$to is one fault at its line: $says",
  ({ file, from, to, says, at }) => {
    const { wrong, faults, warnings } = faultsWith(file, from, to);
    const before = wrong.slice(0, wrong.indexOf(at.trimStart()));
    const found = [
      ...faults,
      ...warnings.filter((warning) => warning.file.endsWith(file)),
    ];
    expect(
      found.map((fault) => ({ ...fault, says: adviceText(fault, "file") })),
    ).toEqual([
      expect.objectContaining({
        file: `content/${file}`,
        line: before.split("\n").length,
        says: expect.stringContaining(says) as string,
      }),
    ]);
  },
);

test.each([
  "See [Edmonds](/cities/edmonds). → Text (“Edmonds”, “/cities/edmonds”): There is no such page.",
  "Call (360) 555-0117. → Text (“Call (360) 555-0117.”): Write {phone} in its place",
  "Ask <b>us</b>. → Text (“<b>”): Remove it: HTML is not allowed in texts.",
  "• Parking → Text (“• Parking”): Select the lines, and press Bulleted List",
  "\\- Parking → Text (“\\- Parking”): Select the lines, and press Bulleted List",
  "#### Parking → Text (“Parking”): Choose Heading 3 for it",
])("an editor reads of the words in the form: %s", (row) => {
  const [typed = "", says = ""] = parts(row);
  const to = `\n${typed}\n\n## Up on the ridge`;
  const { faults } = faultsWith(city, "\n## Up on the ridge", to);
  expect(faults.map((fault) => faultText(fault, city))).toEqual([
    expect.stringContaining(says),
  ]);
});

test.each([
  "a [link](tel:911)",
  "[it](tel:1-888-333-9882)",
  "[it](tel:+442071234567)",
  "[it](mailto:a@b.gov?subject=Hi)",
  "One note.[^1]\n\n[^1]: The note.",
  "| a | b |\n| --- | --- |\n| 1 | 2 |",
  "- Parking [sic] (free)\n- A `tool` and a __word__, at 5\u00a0PM – or later",
  "Call (206) 555-0117, or write to a@gmx.com, a@mail.com, a@ymail.com or a@yahoo.co.uk.",
  "A. Smith wrote: (a) ask,\n(b) pay\n\n(1) Parking\n\n(2) Power\n\n1) Mats\n2) Ramps",
  "Not 2 \\* 3, but *2* and **3**, or `2 * 3`.",
])("%j is right", (typed) => {
  const to = `\n${typed}\n\n## Up on the ridge`;
  const { faults, warnings } = faultsWith(city, "\n## Up on the ridge", to);
  expect([...faults, ...warnings]).toEqual([]);
});
