import type { Page } from "playwright-core";

/** How many CSS pixels the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );

/** The spacing that WCAG 2.2, 1.4.12 has every page bear. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Elements whose text is cut off by their own box, and how far. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        // What is for screen readers alone has no box to speak of.
        const isHidden = clipPath !== "none";
        const over = {
          x: element.scrollWidth - element.clientWidth,
          y: element.scrollHeight - element.clientHeight,
        };
        return (
          !isHidden &&
          element.checkVisibility() &&
          element.innerText.trim() !== "" &&
          ((overflowX !== "visible" && over.x > 1) ||
            (["hidden", "clip"].includes(overflowY) && over.y > 1))
        );
      })
      .map(({ tagName, className, innerText }) =>
        `${tagName}.${className} ${innerText}`.slice(0, 120),
      ),
  );

async function lost(page: Page): Promise<string[]> {
  const wider = await overflow(page);
  return [
    ...(wider > 0 ? [`The page is ${wider} px wider than the screen`] : []),
    ...(await cutOff(page)),
  ];
}

/** What a page loses where a reader brings along wider spacing. */
export async function lostUnderSpacing(page: Page): Promise<string[]> {
  // Like a reader's, the style is none of the page's policy.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  const found = await lost(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return found;
}

/** What it loses where a reader has set text twice as large (1.4.4). */
export async function lostUnderEnlarging(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const setSize = (standard: number) =>
    devtools.send("Page.setFontSizes", { fontSizes: { standard } });
  await setSize(32);
  const found = await lost(page);
  await setSize(16);
  await devtools.detach();
  return found;
}
