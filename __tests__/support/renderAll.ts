/**
 * Makes a page render what is far from the screen, too (`content-visibility`).
 * Runs in the page.
 */
export function renderAll(): void {
  // Like a user stylesheet, this is not subject to the page's policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}
