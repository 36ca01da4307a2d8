import type { Page } from "playwright-core";
import { mapConcurrent } from "../../src/site/mapConcurrent";
import { contrastFaultsOn, violationsOn } from "../support/accessibility";
import { browserPages, hydrated, phone, wide } from "../support/browserPages";
import { isFixture } from "../support/builtFolder";
import { readThrough } from "../support/readThrough";
import { renderAll } from "../support/renderAll";
import {
  lostUnderEnlarging,
  lostUnderSpacing,
  overflow,
} from "../support/textFit";
import { unknownPath, walkedPages } from "../support/walkedPages";
import { load, measuredPhone } from "./loading";
import { misfitsOn } from "./pictureSizes";

const { newVisitor } = browserPages();

const smallest = { width: 320, height: 640 };
/** Those on which loading is watched. */
const screens = [
  measuredPhone,
  ...(isFixture ? [] : [{ viewport: { width: 1350, height: 940 } }]),
];

/** Collects errors and warnings in the console from now on. */
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

/** Looks at a page that has loaded. @returns rules, and what breaks each */
async function visit(path: string) {
  const page = await newVisitor({ viewport: smallest });
  const heard = complaints(page);
  await page.goto(path);
  await hydrated(page);
  await readThrough(page);
  await page.evaluate(renderAll);
  const wider = await overflow(page);
  const spaced = await lostUnderSpacing(page);
  const misfits = await misfitsOn(page);
  await page.setViewportSize(phone);
  const onPhone = await violationsOn(page);
  await page.setViewportSize(wide);
  const onDesktop = await violationsOn(page);
  const enlarged = await lostUnderEnlarging(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const inTheDark = await contrastFaultsOn(page);
  await page.context().close();
  return {
    "is no wider than the smallest screen": wider > 0 ? [`${wider} px`] : [],
    "loses no text with WCAG text spacing": spaced,
    "is accessible on a phone": onPhone,
    "is accessible on a desktop": onDesktop,
    "loses no text at up to twice the font size": enlarged,
    "has pictures as large as their sizes say": misfits,
    "has enough contrast in the dark scheme": inTheDark,
    "logs no errors or warnings": heard,
  };
}

/** The rules that a page breaks, each with what breaks it. */
async function brokenRules(path: string): Promise<string[]> {
  const found: [rule: string, violations: string[]][] = [];
  for (const screen of screens) {
    const page = await newVisitor(screen);
    found.push(...Object.entries(await load(page, path)));
    await page.context().close();
  }
  found.push(...Object.entries(await visit(path)));
  return found.flatMap(([rule, violations]) =>
    violations.map((violation) => `${path} ${rule}: ${violation}`),
  );
}

test("every page keeps the rules", async () => {
  const broken = await mapConcurrent(walkedPages, 4, brokenRules);
  expect(broken.flat()).toEqual([]);
}, 600_000);
