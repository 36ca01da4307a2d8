import type { Page } from "playwright-core";
import { quoteInbox } from "../support/quoteInbox";
import { browserPages } from "../support/browserPages";
import { button, field, fillIn, filled } from "../support/filledForm";
import { answers } from "../support/requests";
import { expectReadable, follow, isTakenOver } from "../support/visitor";

const { serve, requests } = quoteInbox();

const { newPage, open, closeContexts } = browserPages(serve);

// A draft belongs to its tab.
afterEach(closeContexts);

const newHeading = "About us, anew";

interface PageData {
  componentChunkName: string;
  result: { data: unknown };
}

/** A release while a page is open: its scripts, styles and data are new. */
async function release(
  page: Page,
  change: (about: PageData) => void = () => undefined,
  scripts: "gone" | "kept" = "gone",
) {
  await page.route("**/page-data/app-data.json", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "0123456789abcdef0123" } }),
  );
  await page.route("**/page-data/about/page-data.json", async (route) => {
    const answer = await route.fetch();
    const about = (await answer.json()) as PageData;
    change(about);
    await route.fulfill({ json: about });
  });
  await page.route("**/about", async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace(/(<h1[^>]*>)[^]*?(<\/h1>)/, `$1${newHeading}$2`),
    });
  });
  if (scripts === "gone")
    await page.route(
      /-[0-9a-f]{20}\.js$|\/styles\.\w+\.css$/,
      answers["is not found"],
    );
}

/** Documents that a page loads from now on, by path. */
function documentsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest())
      loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

const leave = async (page: Page) => {
  await page.getByRole("contentinfo").locator('a[href="/about"]').click();
  await page.getByRole("heading", { level: 1, name: newHeading }).waitFor();
};

describe("a page that was open before a release", () => {
  test.each<[string, Parameters<typeof release>[1], "gone" | "kept"]>([
    ["whose old scripts are gone", undefined, "gone"],
    ["whose old scripts are kept", undefined, "kept"],
    [
      "that has new kinds of pages",
      (about) => {
        about.componentChunkName = "component---src-templates-new-page-tsx";
      },
      "kept",
    ],
    [
      "whose data the old scripts can't show",
      (about) => {
        about.result.data = { about: {} };
      },
      "kept",
    ],
  ])(
    "%s shows the new page at the next click",
    async (_what, change, scripts) => {
      const page = await open("/");
      await release(page, change, scripts);
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.text().startsWith("TypeError")) errors.push(message.text());
      });
      const documents = documentsOf(page);
      await leave(page);
      await page.waitForLoadState("networkidle");
      expect(documents).toEqual(["/about"]);
      expect(errors).toEqual([]);
      await page.goBack();
      await expectReadable(page, "/");
    },
  );

  test("keeps what was typed into the form", async () => {
    const page = await open("/contact");
    await field(page, "Name").fill(filled.Name);
    await release(page);
    await leave(page);
    // The form's page and its scripts are of the new release.
    await page.unrouteAll();
    await page.goBack();
    await page.waitForFunction(
      (name) =>
        document.querySelector<HTMLInputElement>("[name=name]")?.value === name,
      filled.Name,
    );
  });
});

describe("a page that is first used after a release", () => {
  test.each(["gone", "kept"] as const)(
    "stays when its scripts are %s, and its links lead on",
    async (scripts) => {
      const page = await newPage();
      await page.goto("/");
      await release(page, undefined, scripts);
      const documents = documentsOf(page);
      await page.mouse.move(1, 1);
      await page.waitForLoadState("networkidle");
      expect(documents).toEqual([]);
      expect(await isTakenOver(page)).toBe(false);
      await expectReadable(page, "/");
      await follow(page, "/services");
    },
  );

  test.each(["gone", "kept"] as const)(
    "isn't loaded again while one types, and sends the form, when its scripts are %s",
    async (scripts) => {
      const message = `typed when scripts were ${scripts}`;
      const page = await newPage();
      await release(page, undefined, scripts);
      await page.goto("/contact");
      const documents = documentsOf(page);
      await fillIn(page, { "Additional Details": message });
      await page.waitForLoadState("networkidle");
      expect(documents).toEqual([]);
      expect(await field(page, "Name").inputValue()).toBe(filled.Name);
      await button(page).click();
      await page
        .getByRole("heading", { name: "Quote Request Submitted" })
        .waitFor();
      expect((await requests()).at(-1)?.message).toBe(message);
    },
  );
});
