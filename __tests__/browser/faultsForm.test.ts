import type { Page } from "playwright-core";
import { quoteInbox } from "../support/quoteInbox";
import { browserPages } from "../support/browserPages";
import { button, field, fillIn, filled } from "../support/filledForm";
import { answers, held, scripts } from "../support/requests";

jest.setTimeout(60_000);

const { serve, kept } = quoteInbox();

const { newPage, closeContexts } = browserPages(serve);

// A draft belongs to its tab.
afterEach(closeContexts);

const answerPage = (page: Page) =>
  page.getByRole("heading", { name: "Quote Request Submitted" });

describe("a form that is sent", () => {
  const failing = [
    ["Gatsby", "**/app-*.js"],
    ["React", "**/framework-*.js"],
    ["the page's own script", "**/component---src-pages-contact-*.js"],
    ["the styles of all pages", "**/styles.*.css"],
    ["the page's data", "**/page-data/contact/page-data.json"],
    ["the name of the release", "**/app-data.json"],
  ] as const;

  test.each(failing)(
    "is sent by the browser without %s",
    async (what, file) => {
      const message = `sent without ${what}`;
      const page = await newPage();
      const release = await held(page, file, answers["is not found"]);
      await page.goto("/contact", { waitUntil: "domcontentloaded" });
      await fillIn(page, { "Additional Details": message });
      await button(page).click();
      await page.route(file, answers["is not found"]);
      release();
      await answerPage(page).waitFor();
      expect(await kept(message)).toBe(1);
    },
  );

  test.each(failing)("or after %s has failed", async (what, file) => {
    const message = `sent after the failure of ${what}`;
    const page = await newPage();
    await page.route(file, answers["is not found"]);
    await page.goto("/contact");
    await page.mouse.move(1, 1);
    await page.waitForLoadState("networkidle");
    await fillIn(page, { "Additional Details": message });
    await field(page, "Email").press("Enter");
    await answerPage(page).waitFor();
    expect(await kept(message)).toBe(1);
  });

  test("is sent by the browser after ten seconds, and not again by scripts that come then", async () => {
    const page = await newPage();
    const release = await held(page, scripts);
    const answer = await held(page, "**/api/quote");
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    // One can't ask a page anything while it is about to be left.
    await page.evaluate(() =>
      new MutationObserver((_records, observer) => {
        if (document.querySelector("script[type=speculationrules]")) return;
        observer.disconnect();
        console.info("taken over");
      }).observe(document, { childList: true, subtree: true }),
    );
    await fillIn(page, { "Additional Details": "waited for" });
    const posts: number[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(Date.now());
    });
    const sent = Date.now();
    await button(page).click();
    await page.waitForRequest("**/api/quote", { timeout: 30_000 });
    expect(posts[0]! - sent).toBeGreaterThan(9_900);
    const over = page.waitForEvent("console", (message) =>
      message.text().startsWith("taken over"),
    );
    release();
    await over;
    answer();
    await answerPage(page).waitFor();
    expect(posts).toHaveLength(1);
    expect(await kept("waited for")).toBe(1);
  });

  test("with faults gets them from the server without scripts", async () => {
    const page = await newPage();
    await page.route("**/app-*.js", answers["can't be reached"]);
    await page.goto("/contact");
    await page.mouse.move(1, 1);
    await page.waitForLoadState("networkidle");
    await fillIn(page, { Email: "nonsense" });
    await button(page).click();
    await page.getByText("Invalid email address").waitFor();
    expect(await field(page, "Name").inputValue()).toBe(filled.Name);
  });
});
