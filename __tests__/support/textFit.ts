import type { Page } from "playwright-core";

/** Measures how many CSS pixels a page is wider than the screen. */
export const measureHorizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );

/** The text spacing of WCAG 2.2, 1.4.12. */
const textSpacingStyles = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Finds elements that clip their text. */
const findClippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const over = {
          x: element.scrollWidth - element.clientWidth,
          y: element.scrollHeight - element.clientHeight,
        };
        const isCut =
          (overflowX !== "visible" && over.x > 1) ||
          (["hidden", "clip"].includes(overflowY) && over.y > 1);
        // Text for screen readers only is clipped on purpose.
        const isHidden = clipPath !== "none";
        return (
          isCut &&
          !isHidden &&
          element.checkVisibility() &&
          element.innerText.trim() !== ""
        );
      })
      .map(({ tagName, className, innerText }) =>
        `${tagName}.${className} ${innerText}`.slice(0, 120),
      ),
  );

async function findLostText(page: Page): Promise<string[]> {
  const wider = await measureHorizontalOverflow(page);
  return [
    ...(wider > 0 ? [`The page is ${wider} px wider than the screen`] : []),
    ...(await findClippedText(page)),
  ];
}

/** Finds text that a page clips with the text spacing of WCAG 1.4.12. */
export async function findTextLostWithSpacing(page: Page): Promise<string[]> {
  // The page's policy doesn't apply to a constructed style sheet.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, textSpacingStyles);
  const found = await findLostText(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return found;
}

/**
 * Finds text that a page clips at font sizes up to 200 % (WCAG 1.4.4), on its screen and on
 * phones.
 */
export async function findTextLostWhenEnlarged(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const setSize = (standard: number) =>
    devtools.send("Page.setFontSizes", { fontSizes: { standard } });
  const { width, height } = page.viewportSize()!;
  await setSize(32);
  const found = await findLostText(page);
  for (const size of [24, 28, 32])
    for (const narrow of [320, 360, 390]) {
      await setSize(size);
      await page.setViewportSize({ width: narrow, height: 740 });
      for (const text of await findLostText(page))
        found.push(`At ${narrow} px and ${(size / 16) * 100} %: ${text}`);
    }
  await page.setViewportSize({ width, height });
  await setSize(16);
  await devtools.detach();
  return found;
}
