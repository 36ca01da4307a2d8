import "../support/fixtureOnly";
import type { Page } from "playwright-core";
import { quoteInbox } from "../support/quoteInbox";
import { browserPages, calm, touch } from "../support/browserPages";
import { button, field, fillIn, filled, receiver } from "../support/filledForm";
import { answers, held, scripts, watchLoads } from "../support/requests";
import { sideBySide } from "../support/sideBySide";

const { serve, kept } = quoteInbox();

const { newVisitor } = browserPages(serve);

const calmVisitor = () => newVisitor(calm);

const openForm = (page: Page) =>
  page.goto("/contact", { waitUntil: "domcontentloaded" });

const answerPage = (page: Page) =>
  page.getByRole("heading", { name: "Quote Request Submitted" });

describe("submitting a form", () => {
  const needed = [
    { name: "Gatsby", file: "**/app-*.js" },
    { name: "React", file: "**/framework-*.js" },
    {
      name: "the page's own script",
      file: "**/component---src-pages-contact-*.js",
    },
    { name: "the styles of all pages", file: "**/styles.*.css" },
    { name: "the page's data", file: "**/page-data/contact/page-data.json" },
    { name: "the name of the release", file: "**/app-data.json" },
  ];

  test("is done by the browser if a file that it needs fails", () =>
    sideBySide(needed, calmVisitor, async (page, { name, file }) => {
      const message = `sent without ${name}`;
      const release = await held(page, file, answers["is not found"]);
      await openForm(page);
      await fillIn(page, { "Additional Details": message });
      await button(page).click();
      await page.route(file, answers["is not found"]);
      release();
      await answerPage(page).waitFor();
      expect(await kept(message)).toBe(1);
    }));

  test("is done by the browser if a file has failed before", () =>
    sideBySide(needed, calmVisitor, async (page, { name, file }) => {
      const message = `sent after the failure of ${name}`;
      await page.route(file, answers["is not found"]);
      const loaded = watchLoads(page);
      await openForm(page);
      await touch(page);
      await loaded();
      await fillIn(page, { "Additional Details": message });
      await field(page, "Email").press("Enter");
      await answerPage(page).waitFor();
      expect(await kept(message)).toBe(1);
    }));

  test("is done by the browser after ten seconds, and not again by late scripts", async () => {
    const page = await calmVisitor();
    await page.clock.install({ time: 0 });
    const release = await held(page, scripts);
    const answer = await held(page, receiver);
    await openForm(page);
    // A page can't be evaluated while it is being left.
    await page.evaluate(() =>
      new MutationObserver((_records, observer) => {
        if (!document.querySelector("link[rel=manifest]")) return;
        observer.disconnect();
        console.info("taken over");
      }).observe(document, { childList: true, subtree: true }),
    );
    await fillIn(page, { "Additional Details": "waited for" });
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await page.clock.pauseAt(60_000);
    await button(page).click();
    await page.clock.runFor(9_999);
    expect(await page.locator("form[data-sending=early]").count()).toBe(1);
    const post = page.waitForRequest(receiver);
    await page.clock.resume();
    await post;
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

  test("with faults gets them from the server if scripts fail", async () => {
    const page = await calmVisitor();
    await page.route("**/app-*.js", answers["can't be reached"]);
    const loaded = watchLoads(page);
    await openForm(page);
    await touch(page);
    await loaded();
    await fillIn(page, { Email: "nonsense" });
    await button(page).click();
    await page.getByText("Invalid email address").waitFor();
    expect(await field(page, "Name").inputValue()).toBe(filled.Name);
  });
});
