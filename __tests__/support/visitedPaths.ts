import { routes } from "../../src/site/routes";
import { pages } from "../fixture/content";
import { isFixture } from "./builtFolder";
import { builtPaths } from "./builtPages";

/** A path without a page. */
export const unknownPath = "/nowhere";

/** One page of each type on the fixture site. */
const onePageOfEachType = [
  routes.home,
  routes.about,
  routes.contact,
  routes.services,
  routes.locations,
  routes.blog,
  routes.sitemap,
  pages.service,
  pages.county,
  pages.city,
  pages.serviceArea,
  pages.guide,
  pages.timeline,
  pages.boxes,
  pages.inventory,
  pages.boxList,
  pages.plan,
  pages.privacy,
];

/**
 * Paths of the pages that tests of all pages visit in a browser, and of the 404 page: all
 * pages of the real site, but one of each type on the fixture site, because pages of a type
 * have the same parts.
 */
export const visitedPaths: readonly string[] = [
  ...(isFixture ? onePageOfEachType : builtPaths),
  unknownPath,
];
