import "../support/fixtureOnly";
import type { Page } from "playwright-core";
import { company, pages } from "../fixture/content";
import {
  browserPages,
  calm,
  denyStorage,
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

// Being offline applies to the whole context.
const openAlone = (path: string) => open(path, calm, newVisitor);

/** Goes back from the browser's error page. */
async function goBackFromFailed(page: Page) {
  while (!page.url().startsWith("chrome-error:"))
    await page.waitForEvent("framenavigated");
  // Playwright loses the page until it is shown again.
  await page.waitForLoadState();
  await frameAfter(page);
  await page.goBack();
}

/** A hydrated form with everything filled in. */
async function openFilledIn() {
  const page = await openAlone("/contact");
  await fillIn(page);
  await page.locator("form[data-sending=ready]").waitFor();
  return page;
}

const goOffline = (page: Page) => page.context().setOffline(true);

describe("offline", () => {
  test("a page stays readable, and its menus and answers open", async () => {
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

  test("a prefetched page is shown", async () => {
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
    "going back from the browser's error page works, %s scripts ran",
    async (when) => {
      const page = await newVisitor(calm);
      await page.goto("/");
      if (when === "after") await hydrated(page);
      await goOffline(page);
      // A pointer would prefetch, which ignores being offline.
      await linkTo(page, "/about").dispatchEvent("click");
      await goBackFromFailed(page);
      await expectReadable(page, "/");
    },
  );

  test("going back to a form that couldn't be sent without scripts works", async () => {
    const page = await newVisitor(calm);
    // A Playwright route would disable the browser's cache.
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.setBlockedURLs", { urls: ["*.js"] });
    const loaded = watchLoads(page);
    await page.goto("/contact");
    await fillIn(page);
    await loaded();
    // Makes the browser save the state of the form.
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

  test("if the notices fail to load, the form itself says that it wasn't sent", async () => {
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

test("a notice that fails to load does not disturb a pending request", async () => {
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

describe("if storage is denied", () => {
  async function newDenied() {
    const page = await newVisitor(calm);
    await denyStorage(page, "sessionStorage", "localStorage");
    return page;
  }

  test("navigation works forward and back", async () => {
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
