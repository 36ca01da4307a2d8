import type { EditorMistake } from "./editorMistake";
import { mistakesIn } from "./editorMistake";
import { fixtureText } from "./fixtureText";

const inFile = (file: string) => mistakesIn(file, fixtureText(file));
const city = inFile("cities/everett.md");
const company = inFile("settings/company.md");
const home = inFile("pages/home.md");
const post = inFile("posts/everett-living-guide.md");
const menus = inFile("settings/navigation.md");
const service = inFile("services/local-moving.md");

const heading = "heading: Moving in Everett, above the port";
const src = "src: /images/cities/harbor.jpg";
const keywords = `keywords:
  - movers in Everett
  - moving help in Snohomish County
  - packing help in Mount Vernon`;

/** Mistakes in the values of fields. */
export const inFields: readonly EditorMistake[] = [
  post(
    "yes instead of true",
    "guide: true",
    "guide: yes",
    "Write true instead of yes.",
  ),
  post(
    "true in quotes",
    "guide: true",
    'guide: "true"',
    "Write true without quotes.",
  ),
  post(
    "a day with slashes",
    "date: 2025-03-04",
    "date: 03/04/2025",
    "Write the day as year, month and day: 2025-03-04.",
  ),
  post(
    "a day in words",
    "date: 2025-03-04",
    "date: March 4, 2025",
    "Write the day as year, month and day: 2025-03-04.",
  ),
  post(
    "a day without zeros",
    "date: 2025-03-04",
    "date: 2025-3-4",
    "Write the day as year, month and day: 2025-03-04.",
  ),
  post(
    "a day that doesn't exist",
    "date: 2025-03-04",
    "date: 2025-02-31",
    "There is no such day",
  ),
  city(
    "a number in quotes",
    "order: 1",
    'order: "1"',
    "Write 1 without quotes.",
  ),
  city(
    "a number in words",
    "order: 1",
    "order: first",
    "Write a whole number from 0",
  ),
  city("a comma after a number", "order: 1", "order: 1,", "Write 1."),
  city(
    "a comma in a number",
    "latitude: 47.979",
    "latitude: 47,979",
    "Write 47.979.",
  ),
  city(
    "a number without its minus sign",
    "longitude: -122.2021",
    "longitude: 122.2021",
    "Write -122.2021, with a minus sign.",
  ),
  city("degrees", "latitude: 47.979", "latitude: 47.979° N", "Write 47.979."),
  company(
    "digits without quotes",
    'zip: "98201"',
    "zip: 98201",
    'Write it in quotes: "98201".',
  ),
  company(
    "a phone number in another form",
    "phone: (360) 555-0117",
    "phone: 360-555-0117",
    "Write a number such as (206) 555-0199.",
  ),
  company(
    "a time in another form",
    "opens: 8:00 AM",
    "opens: 8 am",
    "Write a time such as 9:00 AM.",
  ),
  service(
    "a number as a name",
    "name: Local Moving",
    "name: 2026",
    'Write it in quotes: "2026".',
  ),
  home(
    "a list on one line",
    keywords,
    "keywords: movers in Everett, moving help",
    "Write each entry on a line of its own that begins with two spaces, a dash and a space:   - movers in Everett",
  ),
  home(
    "a list without dashes",
    keywords,
    keywords.replaceAll("- ", ""),
    "Write each entry on a line of its own that begins with two spaces, a dash and a space",
  ),
  home(
    "a list without spaces after the dashes",
    keywords,
    keywords.replaceAll("- ", "-"),
    "Write a space after the dash: - movers in Everett",
    "keywords:",
  ),
  city(
    "only one entry, without a dash",
    "services:\n  - service: local-moving\n    text: Alleys behind the older blocks are often the shortest way from a kitchen\n      to our ramp.\n  - service: packing-services\n    text: Tall houses near Grand Avenue have attics, and we gladly wrap what is up\n      there.",
    "services:\n  service: local-moving\n  text: Alleys behind the older blocks are often the shortest way from a kitchen.",
    "Begin each entry with a dash:   - service: local-moving",
  ),
  city(
    "a picture as a text",
    "image:\n  src: /images/cities/harbor.jpg\n  alt: Sailboat off a long brown pier at Everett\n  focus:\n    x: 70\n    y: 45",
    "image: /images/cities/harbor.jpg",
    "Write the picture's file below image, as src: /images/cities/harbor.jpg",
  ),
  city(
    "a picture without a slash",
    src,
    "src: images/cities/harbor.jpg",
    "Write /images/cities/harbor.jpg.",
  ),
  city(
    "a picture by its folder",
    src,
    "src: ../content/images/cities/harbor.jpg",
    "Write /images/cities/harbor.jpg.",
  ),
  city(
    "a picture of another site",
    src,
    "src: https://pictures.example/harbor.jpg",
    "Save the picture in content/images",
  ),
  city(
    "a picture on a computer",
    src,
    "src: C:\\Users\\Ann\\harbor.jpg",
    "Save the picture in content/images",
  ),
  city(
    "a misspelled field",
    heading,
    "heeding: Moving in Everett, above the port",
    "There is no field heeding here: rename it to heading.",
  ),
  city(
    "a field with a capital",
    heading,
    "Heading: Moving in Everett, above the port",
    "There is no field Heading here: rename it to heading.",
  ),
  city(
    "a field that doesn't exist",
    "order: 1",
    "order: 1\nsubtitle: Above the port",
    "Remove it: there is no such field here.",
    "subtitle",
  ),
  city(
    "an empty field",
    heading,
    "heading:",
    "Add it: text of 3 to 90 characters.",
  ),
  city(
    "a text that is too short",
    heading,
    "heading: Up",
    "Write text of 3 to 90 characters. It has 2.",
  ),
  city(
    "asterisks in plain text",
    heading,
    "heading: Moving in **Everett**",
    "Remove the asterisks: this field is plain text",
  ),
  city(
    "a link in plain text",
    heading,
    "heading: Moving in [Everett](/about)",
    "Remove the link: this field is plain text",
  ),
  city(
    "HTML in plain text",
    heading,
    "heading: Moving in Everett<br>above the port",
    "Remove <br>: this field is plain text",
  ),
  city(
    "a character's code in plain text",
    heading,
    "heading: Port &amp; ridge",
    "Write & instead of &amp;",
  ),
  city(
    "a token with a capital",
    heading,
    "heading: Call {Phone}",
    'Did you mean "phone"?',
  ),
  city(
    "a token in two pairs of braces",
    heading,
    "heading: Call {{phone}}",
    "Write {phone} with one pair of braces",
  ),
  city(
    "a county by its name",
    "county: snohomish-county",
    "county: Snohomish County",
    "Write snohomish-county: a county is named by its file.",
  ),
  city(
    "a service by its file",
    "service: local-moving",
    "service: local-moving.md",
    "Write local-moving: a service is named by its file.",
  ),
  menus(
    "a whole address in a menu",
    "path: /about",
    "path: https://www.soundandsummit.example/about",
    "Write /about.",
  ),
  menus(
    "an address without a slash",
    "path: /about",
    "path: about",
    "Write /about.",
  ),
];
