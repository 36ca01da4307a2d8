import type { Page } from "playwright-core";
import { contrastFaultsOn, violationsOn } from "../support/accessibility";
import { browserPages, hydrated, phone, wide } from "../support/browserPages";
import { policyViolationsOn } from "../support/policyViolations";
import { renderAll } from "../support/renderAll";
import { readThrough } from "../support/readThrough";
import {
  lostUnderEnlarging,
  lostUnderSpacing,
  overflow,
} from "../support/textFit";
import { unknownPath, timeoutMs, walk } from "../support/walkedPages";

const { newPage } = browserPages();

const smallest = { width: 320, height: 640 };

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

/** The rules for every page, in the order in which they are checked. */
const rules = [
  "is no wider than the smallest screen",
  "loses no text with WCAG text spacing",
  "is accessible on a phone",
  "is accessible on a desktop",
  "loses no text at up to twice the font size",
  "has enough contrast in the dark scheme",
  "logs no errors or warnings",
  "doesn't violate its policy",
] as const;

async function visit(path: string): Promise<string[][]> {
  const page = await newPage({ viewport: smallest });
  page.setDefaultTimeout(timeoutMs);
  const heard = complaints(page);
  const refused = await policyViolationsOn(page);
  await page.goto(path);
  await readThrough(page);
  await hydrated(page);
  await readThrough(page);
  await page.evaluate(renderAll);
  const wider = await overflow(page);
  const spaced = await lostUnderSpacing(page);
  await page.setViewportSize(phone);
  const onPhone = await violationsOn(page);
  await page.setViewportSize(wide);
  const onDesktop = await violationsOn(page);
  const enlarged = await lostUnderEnlarging(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const inTheDark = await contrastFaultsOn(page);
  await page.close();
  return [
    wider > 0 ? [`${wider} px wider`] : [],
    spaced,
    onPhone,
    onDesktop,
    enlarged,
    inTheDark,
    heard,
    refused,
  ];
}

const errors = new Map<string, string[]>();

beforeAll(async () => {
  const found = await walk(4, async (path) =>
    (await visit(path)).flatMap((list, index) =>
      list.map((error) => `${rules[index]!}: ${error}`),
    ),
  );
  for (const rule of rules)
    errors.set(
      rule,
      found.filter((error) => error.includes(`: ${rule}: `)),
    );
}, 300_000);

test.each(rules)("every page %s", (rule) => {
  expect(errors.get(rule)).toEqual([]);
});
