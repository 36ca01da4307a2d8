import type { Page } from "playwright-core";
import { company, pages } from "../fixture/content";
import {
  browserPages,
  calm,
  frameAfter,
  hydrated,
} from "../support/browserPages";
import {
  button,
  field,
  fillIn,
  filled,
  notice,
  receiver,
} from "../support/filledForm";
import { held, scripts, watchLoads } from "../support/requests";
import { expectReadable, follow, linkTo, shown } from "../support/visitor";

const { newVisitor, open } = browserPages();

// Being offline belongs to the context.
const openAlone = (path: string) => open(path, calm, newVisitor);

/** Goes back from what the browser shows in place of a page that can't be had. */
async function goBackFromFailed(page: Page) {
  while (!page.url().startsWith("chrome-error:"))
    await page.waitForEvent("framenavigated");
  // Its tools let go of a page until that is on screen.
  await page.waitForLoadState();
  await frameAfter(page);
  await page.goBack();
}

/** The form as it is once it listens and knows what stands in it. */
async function openFilledIn() {
  const page = await openAlone("/contact");
  await fillIn(page);
  await page.locator("form[data-sending=ready]").waitFor();
  return page;
}

const goOffline = (page: Page) => page.context().setOffline(true);

describe("offline", () => {
  test("a page can be read, its menus and answers open", async () => {
    const page = await newVisitor(calm);
    await page.goto(pages.city);
    const loaded = watchLoads(page);
    await goOffline(page);
    const question = page.locator("main details").first();
    await question.locator("summary").click();
    expect(await question.locator("p").first().isVisible()).toBe(true);
    await page.locator("header summary", { hasText: "Blog" }).click();
    expect(
      await page.locator("header details[open] a").first().isVisible(),
    ).toBe(true);
    await loaded();
    await expectReadable(page, pages.city);
  });

  test("a page that was pointed at before is shown", async () => {
    const page = await openAlone("/");
    const loaded = watchLoads(page);
    const script = page.waitForResponse(
      "**/component---src-pages-services-*.js",
    );
    await linkTo(page, "/services").hover();
    await script;
    await loaded();
    await goOffline(page);
    await follow(page, "/services");
    await page.goBack();
    await expectReadable(page, "/");
  });

  test.each(["before", "after"])(
    "one comes back from a page that can't be had, %s scripts ran",
    async (when) => {
      const page = await newVisitor(calm);
      await page.goto("/");
      if (when === "after") await hydrated(page);
      await goOffline(page);
      // What a pointer would have loaded ahead doesn't know of being offline.
      await linkTo(page, "/about").dispatchEvent("click");
      await goBackFromFailed(page);
      await expectReadable(page, "/");
    },
  );

  test("one comes back to a form that couldn't be sent without scripts", async () => {
    const page = await newVisitor(calm);
    // A route would keep pages out of the browser's cache.
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.setBlockedURLs", { urls: ["*.js"] });
    const loaded = watchLoads(page);
    await page.goto("/contact");
    await fillIn(page);
    await loaded();
    // A browser notes what stands in a form now and then, and at this.
    await page.evaluate(() => {
      history.replaceState(history.state, "");
    });
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
    const page = await openFilledIn();
    await goOffline(page);
    await button(page).click();
    const said = page.locator("form [role=alert]");
    await said.getByText("There was an error submitting").waitFor();
    expect(
      await said
        .getByRole("link", { name: company.phone })
        .getAttribute("href"),
    ).toBe(company.tel);
    expect(await field(page, "Name").inputValue()).toBe(filled.Name);
  });
});

test("a request under way isn't disturbed by a notice that can't be had", async () => {
  const page = await openFilledIn();
  const answer = await held(page, receiver);
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
  async function newDenied() {
    const page = await newVisitor(calm);
    await page.addInitScript(() => {
      for (const name of ["sessionStorage", "localStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
    });
    return page;
  }

  test("pages change, there and back", async () => {
    const page = await open("/", calm, newDenied);
    await expectReadable(page, "/");
    await follow(page, "/services");
    await page.goBack();
    await shown(page, "/");
  });

  test("a request is sent", async () => {
    const page = await open("/contact", calm, newDenied);
    await fillIn(page);
    await button(page).click();
    await notice(page).getByText("Quote Request Submitted").waitFor();
  });
});
