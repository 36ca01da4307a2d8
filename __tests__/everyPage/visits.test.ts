import type { Page } from "playwright-core";
import { mapConcurrent } from "../../src/shared/mapConcurrent";
import {
  renderOffscreenContent,
  findAxeViolations,
} from "../support/accessibility";
import {
  setUpPages,
  phoneViewport,
  desktopViewport,
} from "../support/setUpPages";
import { isFixture } from "../support/builtFolder";
import { loadLazyParts } from "../support/loadLazyParts";
import {
  findTextLostWhenEnlarged,
  findTextLostWithSpacing,
  measureHorizontalOverflow,
} from "../support/textFit";
import { unknownPath, visitedPaths } from "../support/visitedPaths";
import { load, measuredPhone } from "./loading";
import { lookOnScreens } from "./onScreens";

const { newVisitor } = setUpPages();

const smallest = { width: 320, height: 640 };
const measuredDesktop = { viewport: { width: 1350, height: 940 } };

/** Collects console errors and warnings from now on. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    // Browsers log the 404 status of an unknown path.
    const isWanted = new RegExp(`${unknownPath}(?:/|$)`).test(url);
    if (["error", "warning"].includes(message.type()) && !isWanted)
      heard.push(`${message.text()} (${url})`);
  });
  page.on("pageerror", ({ message }) => heard.push(message));
  return heard;
}

/**
 * Checks a loaded page.
 * @returns rules, and what violates each
 */
async function lookAt(page: Page) {
  await page.setViewportSize(smallest);
  await loadLazyParts(page);
  await page.evaluate(renderOffscreenContent);
  const wider = await measureHorizontalOverflow(page);
  const spaced = await findTextLostWithSpacing(page);
  const { unfit, cut } = await lookOnScreens(page);
  await page.setViewportSize(phoneViewport);
  const onPhone = await findAxeViolations(page);
  await page.setViewportSize(desktopViewport);
  const enlarged = await findTextLostWhenEnlarged(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const inTheDark = await findAxeViolations(page);
  return {
    "is no wider than the smallest screen": wider > 0 ? [`${wider} px`] : [],
    "loses no text with WCAG text spacing": spaced,
    "is accessible on a phone": onPhone,
    "is accessible on a desktop, in the dark scheme": inTheDark,
    "loses no text at up to twice the font size": enlarged,
    "has pictures as large as their sizes say": unfit,
    "cuts no word in two": cut,
  };
}

/** The rules that a page violates, each with its violations. */
async function brokenRules(path: string): Promise<string[]> {
  const page = await newVisitor(measuredPhone);
  const heard = complaints(page);
  const found = [
    ...Object.entries(await load(page, path)),
    ...Object.entries(await lookAt(page)),
    ["logs no errors or warnings", heard] as const,
  ];
  await page.context().close();
  if (!isFixture) {
    const desktop = await newVisitor(measuredDesktop);
    found.push(...Object.entries(await load(desktop, path)));
    await desktop.context().close();
  }
  return found.flatMap(([rule, violations]) =>
    violations.map((violation) => `${path} ${rule}: ${violation}`),
  );
}

test("every page keeps the rules", async () => {
  const broken = await mapConcurrent(visitedPaths, 4, brokenRules);
  expect(broken.flat()).toEqual([]);
}, 600_000);
