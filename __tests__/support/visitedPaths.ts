import { routes } from "../../src/site/routes";
import { pages } from "../fixture/content";
import { isFixture } from "./builtFolder";
import { readBuiltFile } from "./builtFiles";
import { builtPaths } from "./builtPages";

/** A path without a page. */
export const unknownPath = "/nowhere";

/** Name of the template or file in `src/pages` that a page is made of. */
function templateOf(path: string): string {
  const folder = path === routes.home ? "/index" : path;
  const pageData = readBuiltFile(`/page-data${folder}/page-data.json`);
  return (JSON.parse(pageData) as { componentChunkName: string })
    .componentChunkName;
}

/** Paths of the fixture site: one page of each template, and one with other parts of it. */
function onePageOfEachTemplate(): string[] {
  const paths = [...Object.values(pages), ...builtPaths];
  const templates = paths.map(templateOf);
  const firstPaths = paths.filter(
    (_path, index) => templates.indexOf(templates[index] ?? "") === index,
  );
  return [...firstPaths, pages.boxes];
}

/**
 * Paths of the pages that tests of all pages visit in a browser, and of the 404 page: all
 * pages of the real site, but one of each template on the fixture site, because pages of a
 * template have the same parts.
 */
export const visitedPaths: readonly string[] = [
  ...(isFixture ? onePageOfEachTemplate() : builtPaths),
  unknownPath,
];
