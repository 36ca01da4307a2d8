import type { EditorMistake } from "./editorMistake";
import { mistakesIn, warned } from "./editorMistake";
import { fixtureText } from "./fixtureText";

const inFile = (file: string) => mistakesIn(file, fixtureText(file));
const everett = inFile("cities/everett.md");
const menus = inFile("settings/navigation.md");

const [, everettTitle = ""] =
  /^title: (.*)$/m.exec(fixtureText("cities/everett.md")) ?? [];
const [, edmondsTitle = ""] =
  /^title: (.*)$/m.exec(fixtureText("cities/edmonds.md")) ?? [];

/** Mistakes that involve several files. */
export const inRelations: readonly EditorMistake[] = [
  warned(
    everett(
      "two pages with one place in lists",
      "order: 1",
      "order: 2",
      "content/cities/edmonds.md has the same place in lists",
    ),
  ),
  everett(
    "a misspelled service",
    "service: local-moving",
    "service: lokal-moving",
    'There is no such service. Did you mean "local-moving"?',
  ),
  everett(
    "a misspelled county",
    "county: snohomish-county",
    "county: snohomich-county",
    'There is no such county. Did you mean "snohomish-county"?',
  ),
  everett(
    "a picture in other letters",
    "src: /images/cities/harbor.jpg",
    "src: /images/cities/Harbor.jpg",
    "Write /images/cities/harbor.jpg.",
  ),
  everett(
    "a picture that isn't there",
    "src: /images/cities/harbor.jpg",
    "src: /images/cities/harbour.jpg",
    'Did you mean "/images/cities/harbor.jpg"?',
  ),
  menus(
    "a page that isn't there in a menu",
    "path: /about",
    "path: /abuot",
    'There is no such page. Did you mean "/about"?',
  ),
  everett(
    "the title of another page",
    `title: ${everettTitle}`,
    `title: ${edmondsTitle}`,
    "Write another title",
  ),
  everett(
    "a place far from the county",
    "latitude: 47.979",
    "latitude: 46.2",
    "Correct it: Snohomish County lies at latitude",
    "location:",
  ),
];
