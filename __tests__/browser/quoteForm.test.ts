import type { Page, Route } from "playwright-core";
import { contrastFaultsOn, violationsOn } from "../support/accessibility";
import { lostUnderSpacing } from "../support/textFit";
import { quoteInbox } from "../support/quoteInbox";
import { browserPages, hydrated, phone, wide } from "../support/browserPages";
import {
  button,
  field,
  fillIn,
  filled,
  filledValues,
  notice,
  receiver,
} from "../support/filledForm";
import { held } from "../support/requests";

const { serve, requests, kept } = quoteInbox();

const { newPage, open, closeContexts } = browserPages(serve);

// A draft belongs to its tab, offline and the clock to their context.
afterEach(closeContexts);

async function expectSuccess(page: Page) {
  await notice(page).waitFor();
  expect((await notice(page).innerText()).split(/\n+/)).toEqual([
    "Quote Request Submitted",
    "Thank you! Our team will contact you shortly to discuss your move.",
  ]);
  expect(await field(page, "Name").inputValue()).toBe("");
}

async function expectFailure(page: Page) {
  await notice(page).waitFor();
  expect((await notice(page).innerText()).split(/\n+/)).toEqual([
    "Error",
    "There was an error submitting your request. Please try again.",
  ]);
  expect(await field(page, "Name").inputValue()).toBe(filled.Name);
  expect(await button(page).isEnabled()).toBe(true);
}

describe("with the site's own receiver", () => {
  test("a request is kept as it was typed, with time and page", async () => {
    const page = await open("/contact?city=tacoma");
    await fillIn(page);
    await button(page).click();
    await expectSuccess(page);
    expect((await requests()).at(-1)).toEqual({
      ...filledValues,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      source: page.url(),
    });
  });

  test.each(["with scripts", "by the browser"])(
    "a request begins with the city whose page led to it, %s",
    async (way) => {
      const city = "/locations/pierce-county/tacoma";
      const page = await open(city);
      if (way === "with scripts") {
        const main = page.getByRole("main");
        await main.getByRole("link", { name: "Get a Free Quote" }).click();
        await page.waitForURL("/contact");
      } else await page.goto("/contact", { referer: page.url() });
      await expect(
        field(page, "Additional Details")
          .and(page.locator(":not(:placeholder-shown)"))
          .inputValue(),
      ).resolves.toBe("Tacoma: ");
    },
  );

  test("two clicks at once send one request", async () => {
    const page = await open("/contact");
    await fillIn(page, { "Additional Details": "clicked twice, sent once" });
    await button(page).dblclick();
    await expectSuccess(page);
    expect(await kept("clicked twice, sent once")).toBe(1);
  });

  test("a message of a megabyte is refused and stays in the form", async () => {
    const page = await open("/contact");
    const long = "a".repeat(1_000_000);
    await fillIn(page, { "Additional Details": long });
    await button(page).click();
    await expectFailure(page);
    expect(await field(page, "Additional Details").inputValue()).toHaveLength(
      long.length,
    );
    expect(await kept(long)).toBe(0);
  });
});

const faults: [name: string, answer: (route: Route) => Promise<void>][] = [
  [
    "an error of the service",
    (route) => route.fulfill({ status: 500, body: "<b>no</b>" }),
  ],
  [
    "too many requests",
    (route) => route.fulfill({ status: 429, headers: { "Retry-After": "60" } }),
  ],
  ["a connection that breaks", (route) => route.abort("connectionreset")],
  ["a service that can't be found", (route) => route.abort("namenotresolved")],
];

describe("with a service that fails", () => {
  test.each(faults)("%s keeps what was typed", async (_name, answer) => {
    const page = await open("/contact");
    await page.route(receiver, answer);
    await fillIn(page);
    await button(page).click();
    await expectFailure(page);
    const mail = await page
      .locator("form a[href^='mailto:']")
      .getAttribute("href");
    expect(decodeURIComponent(String(mail))).toContain(
      filled["Additional Details"],
    );
    // The service is back.
    await page.unroute(receiver);
    await button(page).click();
    await notice(page).getByText("Quote Request Submitted").waitFor();
  });

  test("being offline does", async () => {
    const page = await open("/contact");
    await fillIn(page);
    await field(page, "Name").press("Tab");
    await page.context().setOffline(true);
    await button(page).click();
    await page
      .locator("form")
      .getByText("There was an error submitting")
      .waitFor();
    expect(await field(page, "Name").inputValue()).toBe(filled.Name);
    expect(await button(page).isEnabled()).toBe(true);
  });

  test("a service that never answers is given up after 15 seconds", async () => {
    const page = await newPage();
    await page.clock.install();
    await page.route(receiver, () => new Promise(() => undefined));
    await page.goto("/contact");
    await page.clock.runFor(2000);
    await fillIn(page);
    await button(page).click();
    await page.getByRole("button", { name: "Submitting..." }).waitFor();
    await page.clock.runFor(14_000);
    expect(await button(page).isDisabled()).toBe(true);
    await page.clock.runFor(1500);
    await page
      .locator("form")
      .getByText("There was an error submitting")
      .waitFor();
    expect(await field(page, "Name").inputValue()).toBe(filled.Name);
  });

  test("an answer whose body is nonsense counts by its status alone", async () => {
    const page = await open("/contact");
    await page.route(receiver, (route) =>
      route.fulfill({
        status: 200,
        contentType: "application/json",
        body: "{oops",
      }),
    );
    await fillIn(page);
    await button(page).click();
    await expectSuccess(page);
  });

  test("a slow answer keeps the button waiting", async () => {
    const page = await open("/contact");
    let answer: () => void = () => undefined;
    await page.route(receiver, async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.fulfill({ status: 201, body: "{}" });
    });
    await fillIn(page);
    await button(page).click();
    await page.getByRole("button", { name: "Submitting..." }).waitFor();
    expect(await button(page).isDisabled()).toBe(true);
    answer();
    await expectSuccess(page);
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

describe("notices", () => {
  async function failing(viewport?: typeof phone) {
    const page = await open("/contact", viewport ? { viewport } : {});
    await page.route(receiver, (route) => route.fulfill({ status: 500 }));
    await fillIn(page);
    await button(page).click();
    await notice(page).waitFor();
    return page;
  }

  test("one at a time: the new one replaces the old", async () => {
    const page = await failing();
    await page.unroute(receiver);
    await button(page).click();
    await notice(page).getByText("Quote Request Submitted").waitFor();
    expect(await notice(page).count()).toBe(1);
  });

  test("F8 moves the focus to it, and it stays while it has the focus", async () => {
    const page = await failing();
    await page.keyboard.press("F8");
    expect(
      await notice(page).evaluate((toast) => toast === document.activeElement),
    ).toBe(true);
    await page.waitForTimeout(5500);
    expect(await notice(page).count()).toBe(1);
  });

  test("it goes after five seconds, and what it said stays by the button", async () => {
    const page = await failing();
    await page.mouse.move(10, 300);
    await page.waitForTimeout(3500);
    expect(await notice(page).count()).toBe(1);
    await notice(page).waitFor({ state: "detached", timeout: 5000 });
    expect(
      await page
        .locator("form")
        .getByText("There was an error submitting")
        .isVisible(),
    ).toBe(true);
  });

  test.each([
    ["40 px do not dismiss it", 40, 1],
    ["60 px do", 60, 0],
  ])("swiping: %s", async (_name, distance, left) => {
    const page = await failing(phone);
    const box = (await notice(page).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y);
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
    await page.waitForTimeout(800);
    expect(await notice(page).count()).toBe(left);
  });

  test("failure is announced assertively, success politely", async () => {
    const page = await failing();
    expect(await notice(page).getAttribute("role")).toBe("alert");
    await page.unroute(receiver);
    await button(page).click();
    await notice(page).getByText("Quote Request Submitted").waitFor();
    expect(await notice(page).getAttribute("role")).toBe("status");
  });
});

test.each([phone, wide])(
  "axe finds nothing in the form in error at %j",
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
  test("a reload and a step back bring it back", async () => {
    const page = await open("/contact");
    await fillIn(page);
    await page.reload();
    await page.waitForFunction(
      (name) =>
        document.querySelector<HTMLInputElement>("[name=name]")?.value === name,
      filled.Name,
    );
    await page.goto("/about");
    await page.goBack();
    await page.waitForFunction(
      (name) =>
        document.querySelector<HTMLInputElement>("[name=name]")?.value === name,
      filled.Name,
    );
  });

  test("words typed before scripts ran are sent", async () => {
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

  test("a request is kept and answered by a plain page", async () => {
    const page = await open("/contact", { javaScriptEnabled });
    await fillIn(page, { "Additional Details": "sent without scripts" });
    await button(page).click();
    await page
      .getByRole("heading", { name: "Quote Request Submitted" })
      .waitFor();
    expect(await kept("sent without scripts")).toBe(1);
  });

  test("faults are listed with the form, what was typed in it, and it can be sent", async () => {
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
