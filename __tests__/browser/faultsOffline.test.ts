import type { Page } from "playwright-core";
import { browserPages, hydrated } from "../support/browserPages";
import { button, field, fillIn, filled, notice } from "../support/filledForm";
import { held, scripts } from "../support/requests";
import { expectReadable, follow, shown } from "../support/visitor";

const { newPage, open, closeContexts } = browserPages();

// Being offline and what is denied belong to the context.
afterEach(closeContexts);

/**
 * Goes back from what the browser shows in place of a page that can't be had.
 * Its tools let go of a page for the moment in which that comes: then again.
 */
async function goBackFromFailed(page: Page) {
  while (!page.url().startsWith("chrome-error:"))
    await page.waitForEvent("framenavigated");
  await page.waitForLoadState();
  const isBetween = (error: unknown) => String(error).includes("Not attached");
  for (let left = 20; page.url().startsWith("chrome-error:"); left--)
    await page.goBack().catch(async (error: unknown) => {
      if (!left || !isBetween(error)) throw error;
      await page.waitForTimeout(100);
    });
}

const goOffline = (page: Page) => page.context().setOffline(true);

describe("offline", () => {
  test("a page can be read, its menus and answers open", async () => {
    const page = await newPage();
    await page.goto("/locations/pierce-county/tacoma");
    await goOffline(page);
    const question = page.locator("main details").first();
    await question.locator("summary").click();
    expect(await question.locator("p").first().isVisible()).toBe(true);
    await page.locator("header summary", { hasText: "Blog" }).click();
    expect(
      await page.locator("header details[open] a").first().isVisible(),
    ).toBe(true);
    await page.waitForLoadState("networkidle");
    await expectReadable(page, "/locations/pierce-county/tacoma");
  });

  test("a page that was pointed at before is shown", async () => {
    const page = await open("/");
    const link = page.getByRole("contentinfo").locator('a[href="/services"]');
    const loaded = page.waitForResponse(
      "**/component---src-pages-services-*.js",
    );
    await link.hover();
    await loaded;
    await page.waitForLoadState("networkidle");
    await goOffline(page);
    await follow(page, "/services");
    await page.goBack();
    await expectReadable(page, "/");
  });

  test.each(["before", "after"])(
    "one comes back from a page that can't be had, %s scripts ran",
    async (when) => {
      const page = await newPage();
      await page.goto("/");
      if (when === "after") await hydrated(page);
      await goOffline(page);
      // What a pointer would have loaded ahead doesn't know of being offline.
      await page
        .getByRole("contentinfo")
        .locator('a[href="/about"]')
        .dispatchEvent("click");
      await goBackFromFailed(page);
      await expectReadable(page, "/");
    },
  );

  test("one comes back to a form that couldn't be sent without scripts", async () => {
    const page = await newPage();
    // A route would keep pages out of the browser's cache.
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.setBlockedURLs", { urls: ["*.js"] });
    await page.goto("/contact");
    await fillIn(page);
    await page.waitForLoadState("networkidle");
    await goOffline(page);
    await button(page).click();
    await goBackFromFailed(page);
    await expectReadable(page, "/contact");
    await page.waitForFunction(
      (name) =>
        document.querySelector<HTMLInputElement>("[name=name]")?.value === name,
      filled.Name,
    );
  });

  test("a form whose notice can't be had says beside itself that it wasn't sent", async () => {
    const page = await open("/contact");
    await fillIn(page);
    await goOffline(page);
    await button(page).click();
    const said = page.locator("form [role=alert]");
    await said.getByText("There was an error submitting").waitFor();
    expect(
      await said.getByRole("link", { name: /555-0142/ }).getAttribute("href"),
    ).toBe("tel:+12535550142");
    expect(await field(page, "Name").inputValue()).toBe(filled.Name);
  });
});

test("a request under way isn't disturbed by a notice that can't be had", async () => {
  const page = await open("/contact");
  const answer = await held(page, "**/api/quote");
  await fillIn(page);
  const failed = page.waitForEvent("requestfailed");
  await page.route(scripts, (route) => route.abort());
  const left: string[] = [];
  page.on("framenavigated", (frame) => left.push(frame.url()));
  await button(page).click();
  await failed;
  answer();
  await page
    .locator("form [role=alert]")
    .getByText("Thank you! Our team will contact you shortly")
    .waitFor();
  expect(left).toEqual([]);
});

describe("where storage is denied", () => {
  async function openDenied(path: string) {
    const page = await newPage();
    await page.addInitScript(() => {
      for (const name of ["sessionStorage", "localStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
    });
    await page.goto(path);
    await hydrated(page);
    return page;
  }

  test("pages change, there and back", async () => {
    const page = await openDenied("/");
    await expectReadable(page, "/");
    await follow(page, "/services");
    await page.goBack();
    await shown(page, "/");
  });

  test("a request is sent", async () => {
    const page = await openDenied("/contact");
    await fillIn(page);
    await button(page).click();
    await notice(page).getByText("Quote Request Submitted").waitFor();
  });
});
