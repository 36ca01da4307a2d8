import fs from "node:fs";
import path from "node:path";
import { readContentText } from "../../../src/content/read/readContentText";
import { fixtureContent } from "../../fixture/content";
import { city, expectFault, parts } from "../../support/mistakes";

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
    "county: snohomish-county → county: 3 → Write the file name of a county, without .md.",
    "  latitude: 47.979\n  longitude: -122.2021 →   Everett → Write a block with the fields latitude, longitude. → location:",
    "alt: Sailboat off a long brown pier at Everett → alt: The pier of {company} → There is no {company} here. Write the word without braces.",
    "alt: Sailboat off a long brown pier at Everett → alt: “A pier” → Remove the quotes: the page would show them.",
    'alt: Sailboat off a long brown pier at Everett → alt: " " → Write a description of the picture of 5 to 200 characters',
    "title: Movers in Everett, Washington → title: Movers in Everett, Washington, and its harbor → Shorten it by 1 character:",
    'county: snohomish-county → county: Snohomish County → There is no such county. Did you mean "snohomish-county"?',
    'service: local-moving → service: lokal-moving → There is no such service. Did you mean "local-moving"?',
    "      to our ramp.\n  - service: packing-services →       to our ramp.\n  - service: local-moving → Remove it: the list has it already. →   - service: local-moving\n    text: Tall",
  ],
  "cities/edmonds.md": [
    "title: Movers in Edmonds, Washington → title:  MOVERS IN Everett, Washington → Write another title: content/cities/everett.md has the same one in title.",
    "description: Moving to Edmonds or away from it means a bowl of steep streets, a\n  ferry line on summer days and views worth carrying a sofa up the stairs for. → description: A short tour of Snohomish County for people about to live there,\n  with its port, its river towns, its commuter trains and its mountain roads. → Write another description: content/counties/snohomish-county.md has the same one in area.description.",
  ],
  "counties/skagit-county.md": [
    'fips: "53057" → fips: "53999" → Write the five-digit Census code',
  ],
  "services/local-moving.md": [
    "  - Loading, the drive and unloading\n  - Beds →   - Beds → Write a list of at least 3 entries → included:",
  ],
  "settings/company.md": [
    'phone: ( → phone: "( → Write " at the end of the value, too.',
    'zip: "98201" → zip: 98201 → Put the value in quotes.',
    "phone: (360) 555-0117 → phone: 360-555-0117 → Write a number such as (206) 555-0199.",
    "hello@harborandhill.example → hello@gmial.com → Check the e-mail address: did you mean @gmail.com?",
    "state: WA → state: Washington → Write two capitals such as WA.",
    "yellow moon\n---\n → yellow moon\n---\nWe move.\n → Remove the text below the second ---: no page shows it. → We move.",
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
    "lists: posts → lists: cities → Write one of posts, resources.",
    "lists: posts → path: /blog\n    lists: posts → Write an item with a page (path) or with a menu → - label: Blog",
    "label: Services → label: Services and prices → Shorten the menu → main:",
    "path: /about → path: /locations/snohomish-county/marysville → This page is a draft: publish it first, or name another.",
    'path: /about → path: /abuot → There is no such page. Did you mean "/about"?',
  ],
  "settings/labels.md": [
    "freeQuote: Get Free Quote → freeQuote: Since {year} → There is no {year} here. Write the word without braces, or one of {company} {shortName} {phone} {email} {place} {hours} {founded}.",
  ],
  "settings/quote-form.md": [
    "      twoBedrooms: 2 Bedrooms\n      three →       three → Add it: text of 1 to 100 characters. → options:",
    "      twoBedrooms: 2 Bedrooms →       twoBedrooms: 2 Bedrooms\n      castle: Castle → There is no such field here →       castle",
  ],
  "settings/redirects.md": [
    '    to: /about →     to: /contcat → There is no such page. Did you mean "/contact"?',
    "    to: /about →     to: /404 → Write another page: this one tells of an error.",
    "    to: /about →     to: //evil.example → Write the address of a page of this site",
    "    to: /about →     to: /quote → Write /contact: this address is itself redirected there.",
    "    to: /about →     to: /about-us → Write the address of a page: this one leads back to itself.",
    "from: /about-us → from: /services → Remove it: there is a page at that address.",
    "    to: /about →     to: /about\n  - from: /about-us\n    to: /contact → Remove it: this address is listed above. →   - from: /about-us\n    to: /contact",
  ],
  "documents/privacy.md": [
    "updated: 2025-02-03 → updated: 2026-11-21 → Write a day that is not in the future: today is 2026-11-20.",
  ],
  "posts/skagit-valley-guide.md": [
    "updated: 2025-06-20 → updated: 2025-04-01 → Write 2025-04-02 or a later day: it can't be before the field date.",
  ],
  "posts/everett-living-guide.md": [
    "city: everett → city: marysville → This city is a draft: publish it first, or name another.",
    "guide: true → guide: yes → Write true or false.",
    "date: 2025-03-04 → date: March 4, 2025 → Write a date such as 2026-05-12.",
    "date: 2025-03-04 → date: 2025-3-4 → Write a date such as 2026-05-12.",
    "date: 2025-03-04 → date: 5/12/2025 → Write a date such as 2026-05-12.",
    "date: 2025-03-04 → date: 2025-02-31 → There is no such day",
    "date: 2025-03-04 → date: 2062-03-04 → Check the year: the day must lie between 2000-01-01 and 2028-11-20.",
    "date: 2025-03-04 → date: 0202-03-04 → Check the year",
  ],
};

const rows = Object.entries(mistakes).flatMap(([file, list]) =>
  list.map((row) => [file, ...parts(row)]),
);

test.each(rows)(
  "in %s, %j written as %j: %s",
  (file = "", from = "", to = "", says = "", at = to) => {
    expectFault(file, from, to, says, at);
  },
);

test.each(["\n", "\r\n", "\r"])("lines may end with %j", (lineEnd) => {
  const text = fs.readFileSync(path.join(fixtureContent, city), "utf8");
  const written = `\uFEFF${text}`.replaceAll("\n", lineEnd);
  expect(readContentText(city, written).file).toMatchObject({
    body: text.slice(text.indexOf("\n---\n") + 5),
    lines: { beforeBody: 53 },
  });
});
