import fs from "node:fs";
import path from "node:path";
import { parseContentSource } from "../../../src/content/read/parseContentSource";
import { fixtureContent } from "../../fixture/content";
import {
  assertValidFixture,
  editedFile,
  expectOnlyDiagnostic,
  splitTableRow,
} from "../../support/checkEdit";

assertValidFixture();

/**
 * Rows of: text to replace in a file → replacement → part of the only error's message.
 * Its line is that of the replacement, or of a fourth part.
 */
const invalidFiles: Record<string, string[]> = {
  [editedFile]: [
    "title: Movers in Everett, Washington → title: Everett: movers → Compare this line, and the spaces at its start",
    "  src: /images → \tsrc: /images → Compare this line, and the spaces at its start",
    'heading: Moving in Everett, above the port → heading: "Moving in Everett → Close the quotes around the value',
    "order: 1 → <<<<<<< HEAD\norder: 1\n=======\norder: 2\n>>>>>>> main → Two people changed the same lines",
    "Everett lies on a ridge → Everett lies on a ridge\n<<<<<<< HEAD → Two people changed the same lines → <<<<<<< HEAD",
    "order: 1 → order: 1\norder: 2 → `order` is here twice: compare both, and keep one. (YAML: Map keys must be unique.) → order: 2",
    "---\nEverett lies on a ridge → ---\nAbove\n---\nname: Everett\norder: 1\n---\nEverett lies on a ridge → the file is here a second time. → ---\nname: Everett\norder: 1\n---\nEverett",
    "  src: /images → ---\n  src: /images → Remove this line: more fields follow below it. → ---\n  src",
    "Everett lies on a ridge → Everett lies on a ridge\n||||||| base → Two people changed the same lines → ||||||| base",
    "order: 1 → order: 1\n||||||| base → Two people changed the same lines → ||||||| base",
    "order: 1 → order 1 → Compare this line, and the spaces at its start",
    'heading: Moving in Everett, above the port → heading: “Above the port" → the page would show the quotes.',
    "heading: Moving in Everett, above the port → heading: Everett #7 Movers → without quotes part of it is lost.",
    "heading: Moving in Everett, above the port → heading: #7 movers in Everett → without quotes part of it is lost.",
    "heading: Moving in Everett, above the port → heading: &port Everett → without quotes part of it is lost.",
    'heading: Moving in Everett, above the port → heading: @port, Everett → Write "@port, Everett" instead of @port, Everett',
    "heading: Moving in Everett, above the port → heading: *port Everett → without quotes part of it is lost.",
    "alt: Sailboat off a long brown pier at Everett → alt: *sailboat → without quotes part of it is lost.",
    "heading: Moving in Everett, above the port → heading: &port → without quotes part of it is lost.",
    "---\nEverett lies on a ridge → Everett lies on a ridge → Put a line of only three hyphens, ---, between the fields and the text → Everett lies on a ridge",
    "---\nEverett lies on a ridge →  ---\nEverett lies on a ridge → Put a line of only three hyphens →  ---\nEverett",
    "---\nEverett lies on a ridge → \nEverett lies on a ridge\n\n---\n → Compare this line, and the spaces at its start → Everett lies on a ridge",
    "---\nEverett lies on a ridge → ----\nEverett lies on a ridge → Put a line of only three hyphens → ----",
    "---\nname: Everett → name: Everett → Begin the file with a line of only three hyphens: ---",
    "heading: Moving in Everett, above the port → heading: {company} → the value is text.",
    "heading: Moving in Everett, above the port → heading: → Add it: text of 3 to 90 characters.",
    "heading: Moving in Everett, above the port → heading: Up → Write text of 3 to 90 characters. It has 2.",
    "heading: Moving in Everett, above the port → heeding: Above the port → Write heading instead of heeding: there is no such field here.",
    "order: 1 → order: 1\nsubtitle: Above → There is no such field here → subtitle",
    "order: 1 → order: first → Write a whole number from 0.",
    "\norder: 1 →  → Add it: a whole number from 0. → ---",
    "to our ramp. → to our {ramp}. → There is no {ramp} here.",
    "---\nname: Everett → <<<<<<< HEAD\n---\nname: Everett → Two people changed the same lines",
    "order: 1 → nameSide: up\norder: 1 → Write one of right, left, above, below. → nameSide: up",
    "longitude: -122.2021 → longitude: 122.2021 → Write a number from -125 to -116.9.",
    "/images/cities/harbor.jpg → https://pictures.example/harbor.jpg → Write the path of a picture in content/images",
    '/images/cities/harbor.jpg → /images/cities/harbour.jpg → Did you mean "/images/cities/harbor.jpg"?',
    "heading: Moving in Everett, above the port → heading: Moving in **Everett** → Write Everett instead of **Everett**: this field is plain text",
    "heading: Moving in Everett, above the port → heading: Moving in [Everett](/about) → Write Everett instead of [Everett](/about): this field is plain text",
    'heading: Moving in Everett, above the port → heading: "Call {phone" → Write {phone} instead of {phone',
    'heading: Moving in Everett, above the port → heading: Call {Phone} → Did you mean "{phone}"?',
    "heading: Moving in Everett, above the port → heading: Call {our phone} → Write our phone instead of {our phone}",
    "  src: /images →   alt: A long pier\n  src: /images → `alt` is here twice: compare both, and keep one. →   alt: Sailboat",
    "  src: /images →   src: /images → Compare this line, and the spaces at its start",
    "order: 1 → order: 1 → Compare this line, and the spaces at its start",
    "order: 1 → ---\norder: 1 → Remove this line: more fields follow below it. → ---\norder",
    'heading: Moving in Everett, above the port → heading: Donâ€™t park in Everett → Write this again: a program made "â€™" of another character.',
    `  - label: Setting → ${"  - label: Hills\n    text: Steep.\n".repeat(4)}  - label: Setting → Write a list of 3 to 6 entries, each a block with the fields label, text. It has 7. → facts:`,
    "latitude: 47 → latitude: 47, → Write a number from 45.5 to 49.1.",
    "county: snohomish-county → county: 3 → Write the file name of the county, without .md.",
    "  latitude: 47.979\n  longitude: -122.2021 →   Everett → Write a block with the fields latitude, longitude. → location:",
    "alt: Sailboat off a long brown pier at Everett → alt: The pier of {company} → There is no {company} here. Write the word without braces.",
    'alt: Sailboat off a long brown pier at Everett → alt: " " → Write a description of the picture of 5 to 200 characters',
    "heading: Moving in Everett, above the port → heading: Moving &amp; packing → Write & instead of &amp;",
    'heading: Moving in Everett, above the port → heading: "# Moving" → Remove #: this field is plain text',
    "heading: Moving in Everett, above the port → heading: Moving​ in Everett → there is an invisible character",
    "heading: Moving in Everett, above the port → heading: Above # the port → If # begins a note, leave the note out.",
    "alt: Sailboat off a long brown pier at Everett → alt: IMG_2041.JPG → Write what the picture shows",
    "    days: 7 →     days: 3 → Write more days: these leave fewer than five working days →     days: 3",
    "    days: 7 →     days: 19 → move the task with asksForPermit in content/resources/moving-tips.md to an earlier step →     days: 19",
    "name: Everett → name: Edmonds → Write another name of a city: content/cities/edmonds.md has the same one",
    "title: Movers in Everett, Washington → title: Movers in Everett, Washington, and its harbor → Shorten it by 1 character:",
    'county: snohomish-county → county: Snohomish County → There is no such county. Did you mean "snohomish-county"?',
    "county: snohomish-county → county: nowhere → There is no such county. Write one of: skagit-county, snohomish-county.",
    "      to our ramp.\n  - service: packing-services →       to our ramp.\n  - service: local-moving → Compare it with entry 1 of the list →   - service: local-moving\n    text: Tall",
  ],
  "cities/edmonds.md": [
    "title: Movers in Edmonds, Washington → title:  MOVERS IN Everett, Washington → Write another title: content/cities/everett.md has the same one in title.",
    "description: Moving to Edmonds or away from it means a bowl of steep streets, a\n  ferry line on summer days and views worth carrying a sofa up the stairs for. → description: A short tour of Snohomish County for people about to live there,\n  with its port, its river towns, its commuter trains and its mountain roads. → Write another description: content/counties/snohomish-county.md has the same one in area.description.",
  ],
  "counties/skagit-county.md": [
    'fips: "53057" → fips: "53999" → Write the five-digit Census code',
  ],
  "services/local-moving.md": [
    "  - Loading, the drive and unloading\n  - Beds →   - Beds → Write a list of at least 3 entries, each text of 3 to 120 characters. It has 2. → included:",
  ],
  "settings/company.md": [
    'zip: "98201" → zip: 98201 → instead of 98201: the value is text.',
    "shortName: Harbor & Hill → shortName: 777 → instead of 777: the value is text.",
    "bannedPhrases:\n  - phrase: carefree\n    instead: what we take care of\n  - phrase: peace of mind → bannedPhrases: → Add it: a list, each",
    "phone: (360) 555-0117 → phone: 360-555-0117 → Write a number such as (206) 555-0199.",
    "phone: (360) 555-0117 → phone: 3605550117 → Write a number such as (206) 555-0199, in quotes.",
    "yellow moon\n---\n → yellow moon\n---\nWe move.\n → Move the text below the second --- into a field → We move.",
    "opens: 8:00 AM → opens: 8:00 PM → Write a closing hour that is later than the opening hour. → - days:",
    "days: Sunday → days: Saturday to Sunday → Write days that no entry above has: Saturday is in one of them. → - days: Saturday to Sunday",
  ],
  "pages/home.md": [
    "keywords:\n  - movers in Everett\n  - moving help in Snohomish County\n  - packing help in Mount Vernon → keywords: movers in Everett, moving help → Begin each entry on a line of its own with two spaces, a dash and a space.",
  ],
  "testimonials/jane.md": [
    "permission: true → permission: false → Without it this can't be published: ask for it first, or make this a draft.",
  ],
  "settings/homes.md": [
    "size: 1bedroom → size: 2bedroom → Write a home for each move size of the quote form, in this order: → homes:",
    "    cubicFeet:\n      low: 200\n      high: 400\n →  → Add cubicFeet: without it no inventory matches this home. → - size: studio",
    "high: 400 → high: 209 → the items fill 210 cubic feet, more than 209. → - size: studio",
    "low: 200 → low: 210 → (studio) under `homes` of items in content/inventory, or cubicFeet here: the items fill 210 cubic feet, no more than 210. → - size: studio",
    "high: 17 → high: 11 → Write at least 12, as in the home above: a larger one needs no less.",
    "low: 2500 → low: 2000 → Write at least 2100, or let the home above end at 2000 or below: ranges may touch, but not overlap.",
  ],
  "inventory/parlor.md": [
    "oneBedroom: 1 → oneBedroom: 100 → Write a whole number from 0 to 99.",
  ],
  "settings/navigation.md": [
    "path: /about → path: https://www.facebook.com/movers → Write the address of a page of this site, such as /about.",
    "lists: posts → path: /blog\n    lists: posts → Write an item with a page (path) or with a menu → - label: Blog",
    "path: /about → path: /locations/snohomish-county/marysville → This page is a draft: publish it first, or name another.",
  ],
  "settings/labels.md": [
    "freeQuote: Get Free Quote → freeQuote: Since {year} → There is no {year} here. Write the word without braces, or one of {company} {shortName} {phone} {email} {place} {hours} {founded}.",
    'readingTime: "{number} min read" → readingTime: Takes {phone} → Write {number} where',
    "call: Call {phone} → call: Call {number} → Write the word without braces, or one of {company} {shortName} {phone} {email} {place} {hours} {founded}.",
  ],
  "settings/quote-form.md": [
    "      twoBedrooms: 2 Bedrooms →       twoBedrooms: 1 bedroom → Write another choice of Move Size: content/settings/quote-form.md has the same one in inputs.moveSize.options.oneBedroom.",
    "      studio: Studio\n →  → Add it: text of 1 to 100 characters. → options:",
    "      twoBedrooms: 2 Bedrooms →       twoBedrooms: 2 Bedrooms\n      castle: Castle → There is no such field here →       castle",
  ],
  "settings/redirects.md": [
    '    to: /about →     to: /contcat → There is no such page. Did you mean "/contact"?',
    "    to: /about →     to: /404 → Write another page: this one tells of an error.",
    "    to: /about →     to: //evil.example → Write the address of a page of this site",
    "    to: /about →     to: /quote → Write /contact instead of /quote: this address is itself redirected there.",
    "    to: /about →     to: /about-us → Write the address of a page: this one leads back to itself.",
    "from: /about-us → from: /sitemap.xml → Write another address: the site itself answers there.",
    "from: /about-us → from: /services → Write an address without a page",
    "    to: /about →     to: /about\n  - from: /about-us\n    to: /contact → Compare it with the entry above →   - from: /about-us\n    to: /contact",
  ],
  "resources/moving-tips.md": [
    "weeksBefore: 4 → weeksBefore: 6 → Write less than 6, the weeks of the step above → weeksBefore: 6\n      summary: Book",
    "weeksBefore: 4 → weeksBefore: 7 → Write less than 6, the weeks of the step above → weeksBefore: 7",
  ],
  "documents/accessibility.md": [
    "folded: true → folded: true\nfigure:\n  drawing: curb\n  alt: A truck at the curb\n  caption: The truck at the curb → Choose figure or folded: a page with folded has no place for a drawing. →   drawing: curb",
  ],
  "documents/privacy.md": [
    "updated: 2025-02-03 → updated: 2026-11-10 → Write 2026-11-10 or a later day: it can't be before the field updated. → checked:",
    "checked: 2026-11-02 → checked: 2026-11-21 → Write a day that is not in the future: today is 2026-11-20.",
  ],
  "posts/skagit-valley-guide.md": [
    "updated: 2025-06-20 → updated: 2025-04-01 → Write 2025-04-02 or a later day: it can't be before the field date.",
  ],
  "posts/everett-living-guide.md": [
    "guide: true → guide: yes → Write true or false.",
    "date: 2025-03-04 → date: March 4, 2025 → Write a date such as 2026-05-12.",
    "date: 2025-03-04 → date: 2025-02-31 → There is no such day",
    "date: 2025-03-04 → date: 2062-03-04 → Check the year: the day must lie between 2000-01-01 and 2028-11-20.",
  ],
};

const rows = Object.entries(invalidFiles).flatMap(([file, list]) =>
  list.map((row) => [file, ...splitTableRow(row)]),
);

test.each(rows)(
  "in %s, %j written as %j: %s",
  (file = "", from = "", to = "", message = "", at = to) => {
    expectOnlyDiagnostic(file, from, to, message, at);
  },
);

test.each([
  ["longer than 64 kB", "x".repeat(65_537), 1, "Make the file smaller"],
  ["with a null character", "\0", 1, "Save the file as UTF-8"],
  ["without an end of its fields", "---\nname: A\n", 3, "Put a line of only"],
])("a file %s is refused", (_what, written, line, message) => {
  expect(parseContentSource(editedFile, written).error).toMatchObject({
    line,
    message: expect.stringContaining(message) as string,
  });
});

test("a number that begins with zero is text", () => {
  const text = fs.readFileSync(path.join(fixtureContent, editedFile), "utf8");
  const zero = text.replace(
    "order: 1",
    "order: 1\nzip: 01234\nmiles: 0\nfeet: -12",
  );
  expect(parseContentSource(editedFile, zero).file?.frontMatter).toMatchObject({
    zip: "01234",
    miles: 0,
    feet: -12,
  });
});

test("a number may have a note", () => {
  const text = fs.readFileSync(path.join(fixtureContent, editedFile), "utf8");
  const noted = text.replace("order: 1", "order: 1 # first");
  expect(parseContentSource(editedFile, noted).file?.frontMatter.order).toBe(1);
});

test.each(["\n", "\r\n", "\r"])("lines may end with %j", (lineEnd) => {
  const text = fs.readFileSync(path.join(fixtureContent, editedFile), "utf8");
  const written = `\uFEFF${text}`.replaceAll("\n", lineEnd);
  expect(parseContentSource(editedFile, written).file).toMatchObject({
    body: text.slice(text.indexOf("\n---\n") + 5),
    lineNumbers: { linesBeforeBody: 53 },
  });
});
