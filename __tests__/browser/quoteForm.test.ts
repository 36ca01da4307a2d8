import type { Page } from "playwright-core";
import { contrastFaultsOn, violationsOn } from "../support/accessibility";
import { lostUnderSpacing } from "../support/textFit";
import { quoteInbox } from "../support/quoteInbox";
import { browserPages, hydrated, phone, wide } from "../support/browserPages";
import {
  button,
  expectSuccess,
  field,
  fillIn,
  filled,
  filledValues,
  receiver,
} from "../support/filledForm";
import { held } from "../support/requests";

const { serve, requests, kept } = quoteInbox();

const { newPage, open } = browserPages(serve);

describe("with the site's own receiver", () => {
  test("a request is stored as typed, with time and page", async () => {
    const page = await open("/contact");
    await fillIn(page);
    await button(page).click();
    await expectSuccess(page);
    expect((await requests()).at(-1)).toEqual({
      ...filledValues,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      source: page.url(),
    });
  });

  test("a double click sends one request", async () => {
    const page = await open("/contact");
    await fillIn(page, { "Additional Details": "clicked twice, sent once" });
    await button(page).dblclick();
    await expectSuccess(page);
    expect(await kept("clicked twice, sent once")).toBe(1);
  });

  test("a message of a megabyte is rejected and stays in the form", async () => {
    const page = await open("/contact");
    const long = "a".repeat(1_000_000);
    await fillIn(page, { "Additional Details": long });
    await button(page).click();
    await page.getByText("Please write at most 10,000 characters").waitFor();
    expect(await field(page, "Additional Details").inputValue()).toHaveLength(
      long.length,
    );
    expect(await kept(long)).toBe(0);
  });
});

describe("the request", () => {
  test("has the specification's method, headers and body", async () => {
    const page = await open("/contact");
    await fillIn(page);
    const [request] = await Promise.all([
      page.waitForRequest(receiver),
      button(page).click(),
    ]);
    expect(request.method()).toBe("POST");
    const headers = await request.allHeaders();
    expect(headers["content-type"]).toBe("application/json");
    expect(headers.accept).toBe("application/json");
    expect(headers.cookie).toBeUndefined();
    expect(Object.keys(request.postDataJSON() as object)).toEqual([
      "name",
      "email",
      "phone",
      "moveFromDate",
      "moveSize",
      "referralSource",
      "message",
      "timestamp",
      "source",
    ]);
  });
});

test.each([phone, wide])(
  "the form with errors has no axe violations at %j",
  async (viewport) => {
    const page = await open("/contact", { viewport });
    await button(page).click();
    await page.getByText("Invalid email address").waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await contrastFaultsOn(page)).toEqual([]);
    expect(await lostUnderSpacing(page)).toEqual([]);
  },
);

describe("nothing typed is lost", () => {
  /** Resolves when the form's name is restored. */
  const restored = (page: Page) =>
    page.waitForFunction(
      (name) =>
        document.querySelector<HTMLInputElement>("[name=name]")?.value === name,
      filled.Name,
    );

  test("a reload and going back restore it", async () => {
    const page = await open("/contact");
    await fillIn(page);
    await page.reload();
    await restored(page);
    await page.goto("/about");
    await page.goBack();
    await restored(page);
  });

  test("text typed before hydration is sent", async () => {
    const page = await newPage();
    const release = await held(page, "**/*.js");
    await page.goto("/contact", { waitUntil: "commit" });
    await fillIn(page, { "Additional Details": "typed before scripts ran" });
    release();
    await hydrated(page);
    expect(await field(page, "Name").inputValue()).toBe(filled.Name);
    await button(page).click();
    await expectSuccess(page);
    expect(await kept("typed before scripts ran")).toBe(1);
  });
});

describe("without scripts", () => {
  const javaScriptEnabled = false;

  test("a request is stored and answered with a plain page", async () => {
    const page = await open("/contact", { javaScriptEnabled });
    await fillIn(page, { "Additional Details": "sent without scripts" });
    await button(page).click();
    await page
      .getByRole("heading", { name: "Quote Request Submitted" })
      .waitFor();
    expect(await kept("sent without scripts")).toBe(1);
  });

  test("errors are listed above the form, which keeps its values and can be sent again", async () => {
    const page = await open("/contact", { javaScriptEnabled });
    await fillIn(page, {
      Email: "nonsense",
      "Additional Details": "corrected without scripts",
    });
    await button(page).click();
    await page.getByText("Invalid email address").waitFor();
    expect(await field(page, "Name").inputValue()).toBe(filled.Name);
    await field(page, "Email").fill("zoe@example.com");
    await page.getByRole("button").click();
    await page
      .getByRole("heading", { name: "Quote Request Submitted" })
      .waitFor();
    expect(await kept("corrected without scripts")).toBe(1);
  });
});
