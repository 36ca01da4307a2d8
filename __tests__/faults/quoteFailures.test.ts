import "../support/fixtureOnly";
import type { Route } from "playwright-core";
import { browserPages } from "../support/browserPages";
import {
  button,
  expectFailure,
  expectKept,
  expectSuccess,
  field,
  fillIn,
  filled,
  receiver,
} from "../support/filledForm";

const { open, closeContexts } = browserPages();

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
  // The service works again.
  await page.unroute(receiver);
  await button(page).click();
  await expectSuccess(page);
});

describe("in a context of its own", () => {
  afterEach(closeContexts);

  test("being offline keeps what was typed", async () => {
    const page = await open("/contact");
    await fillIn(page);
    await field(page, "Name").press("Tab");
    await page.context().setOffline(true);
    await button(page).click();
    await expectKept(page);
  });

  test("a request without a response is aborted after 15 seconds", async () => {
    const page = await open("/contact");
    await page.clock.install();
    await page.route(receiver, () => new Promise(() => undefined));
    await fillIn(page);
    await button(page).click();
    await page.getByRole("button", { name: "Submitting..." }).waitFor();
    await page.clock.runFor(14_000);
    expect(await button(page).isDisabled()).toBe(true);
    await page.clock.runFor(1500);
    await expectKept(page);
  });
});

test("only the status of a response counts, not its body", async () => {
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

test("a slow response keeps the button in its submitting state", async () => {
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
