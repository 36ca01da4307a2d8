import type { Locator, Page } from "playwright-core";
import { routes } from "../../src/site/routes";
import { pages } from "../fixture/content";
import {
  findContrastViolations,
  findAxeViolations,
} from "../support/accessibility";
import {
  setUpPages,
  withReducedMotion,
  denyStorage,
  hydrate,
  phoneViewport,
  waitForHydration,
} from "../support/setUpPages";
import {
  submitButton,
  expectFailure,
  expectSuccess,
  fieldByLabel,
  fillForm,
  filledValues,
  toast,
  receiverGlob,
} from "../support/fillForm";
import { createFaultyProxy } from "../support/createFaultyProxy";
import { waitForCondition } from "../support/localService";
import { findRequestsByMessageStart } from "../support/readQuotes";
import { holdRequests, gatsbyScriptPattern } from "../support/requests";
import { findTextLostWithSpacing } from "../support/textFit";
import { followFooterLink } from "../support/visitor";

const { newPage, open } = setUpPages();

const details = "Additional Details";

/** Whether the top left corner of an element is on the screen and uncovered. */
const isSeen = (element: Element) => {
  const { x, y } = element.getBoundingClientRect();
  return document.elementFromPoint(x + 1, y + 1) === element;
};

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxOf = async (element: Locator): Promise<Box> =>
  (await element.boundingBox())!;

/** Whether two boxes have an area in common. */
const touches = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const answerPage = (page: Page) =>
  page.getByRole("heading", { name: "Quote Request Submitted" });

test("a request is sent in the format that the owner has fixed, once, and stored as typed", async () => {
  const page = await open("/contact", withReducedMotion);
  await fillForm(page, { message: "clicked twice" });
  const [request] = await Promise.all([
    page.waitForRequest(receiverGlob),
    submitButton(page).dblclick(),
  ]);
  expect(request.method()).toBe("POST");
  const headers = await request.allHeaders();
  expect(headers).toMatchObject({
    "content-type": "application/json",
    accept: "application/json",
  });
  expect(headers.cookie).toBeUndefined();
  await expectSuccess(page);
  expect(
    await page.evaluate(() => document.activeElement?.textContent),
  ).toContain("What happens next");
  const sent = {
    ...filledValues,
    message: "clicked twice",
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    source: page.url(),
  };
  expect(request.postDataJSON()).toEqual(sent);
  expect(await findRequestsByMessageStart("clicked twice")).toEqual([sent]);
});

test("thanks by name take the place of the form until another request", async () => {
  const page = await open("/contact", {
    ...withReducedMotion,
    viewport: phoneViewport,
  });
  const requests = [
    page.getByText("Pick whatever suits you"),
    page.getByText("When you press the button"),
    submitButton(page),
  ];
  for (const ask of requests) expect(await ask.isVisible()).toBe(true);
  await fillForm(page);
  await submitButton(page).click();
  const heading = page.getByRole("heading", { name: "Thank you, Zoë!" });
  await heading.waitFor();
  expect(await heading.evaluate(isSeen)).toBe(true);
  for (const ask of requests) expect(await ask.isVisible()).toBe(false);
  await page.getByText("What you sent").click();
  await page.getByText("Move Size: 2 Bedrooms").waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findContrastViolations(page)).toEqual([]);
  expect(await findTextLostWithSpacing(page)).toEqual([]);
  await page.getByRole("button", { name: "Send another request" }).click();
  for (const ask of requests) expect(await ask.isVisible()).toBe(true);
  expect(await fieldByLabel(page, "Name").inputValue()).toBe("");
});

test.each([
  phoneViewport,
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
])(
  "on $width × $height the notice covers neither the thanks nor the contact details, which begin on one line",
  async (viewport) => {
    const page = await open("/contact", { ...withReducedMotion, viewport });
    await fillForm(page);
    await submitButton(page).click();
    await expectSuccess(page);
    await page.waitForFunction(() => window.scrollY === 0);
    const notice = await boxOf(toast(page));
    const heading = await boxOf(page.locator("h1"));
    const thanks = await boxOf(page.getByRole("group", { name: "Thank you" }));
    const details = await boxOf(
      page.locator("section[aria-labelledby=contact-details]"),
    );
    expect(touches(notice, heading)).toBe(false);
    expect(touches(notice, details)).toBe(false);
    if (viewport.width >= 1024) {
      expect(touches(notice, thanks)).toBe(false);
      // The thanks are on a panel.
      const panel = await boxOf(
        page.getByRole("group", { name: "Thank you" }).locator(".."),
      );
      expect(panel.y).toBe(details.y);
    }
  },
);

test("mistakes are said beneath their fields, accessibly", async () => {
  const page = await open("/contact", {
    ...withReducedMotion,
    viewport: phoneViewport,
  });
  await submitButton(page).click();
  await page.getByText("Invalid email address").waitFor();
  expect(
    await fieldByLabel(page, "Name").evaluate(
      (e) => e === document.activeElement,
    ),
  ).toBe(true);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findContrastViolations(page)).toEqual([]);
  expect(await findTextLostWithSpacing(page)).toEqual([]);
  await fieldByLabel(page, "Email").fill(filledValues.email);
  await page.getByText("Invalid email address").waitFor({ state: "hidden" });
});

test("a request without an answer for 15 seconds has failed, and keeps what was typed", async () => {
  const page = await open("/contact", withReducedMotion);
  await page.clock.install({ time: 0 });
  await page.route(receiverGlob, () => new Promise(() => undefined));
  await fillForm(page);
  await page.clock.pauseAt(3_600_000);
  await submitButton(page).click();
  await page.getByRole("button", { name: "Submitting..." }).waitFor();
  await page.clock.runFor(14_000);
  expect(await submitButton(page).isDisabled()).toBe(true);
  await page.clock.runFor(1500);
  await expectFailure(page);
});

describe("nothing typed is lost", () => {
  test("by leaving the page", async () => {
    const page = await open("/contact", withReducedMotion);
    await fillForm(page);
    const isBack = () =>
      page.waitForFunction(
        (name) =>
          document.querySelector<HTMLInputElement>("[name=name]")?.value ===
          name,
        filledValues.name,
      );
    await followFooterLink(page, "/about");
    await page.goBack();
    await isBack();
    await page.reload();
    await isBack();
  });

  test("by typing on while scripts arrive", async () => {
    const page = await newPage(withReducedMotion);
    const release = await holdRequests(page, gatsbyScriptPattern);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await fieldByLabel(page, "Name").pressSequentially("Ann Le");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    release();
    await waitForHydration(page);
    await page.keyboard.type("Mc");
    expect(await fieldByLabel(page, "Name").inputValue()).toBe("Ann McLe");
  });

  test("by another tab, which shows the same", async () => {
    const one = await open("/contact", withReducedMotion);
    const other = await open("/contact", withReducedMotion);
    await fieldByLabel(one, "Name").fill("Ann");
    await other.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>("[name=name]")?.value ===
        "Ann",
    );
    await fieldByLabel(other, "Email").fill(filledValues.email);
    await one.reload();
    await one.waitForFunction(
      () => document.querySelector<HTMLInputElement>("[name=email]")?.value,
    );
    expect(await fieldByLabel(one, "Name").inputValue()).toBe("Ann");
  });

  test("where storage is denied", async () => {
    const page = await newPage(withReducedMotion);
    await denyStorage(page, "sessionStorage", "localStorage");
    await page.goto("/contact");
    await hydrate(page);
    await fillForm(page, { message: "stored nowhere" });
    await page.getByRole("button", { name: "Clear the form" }).waitFor();
    expect(await page.getByText("stay on this device").count()).toBe(0);
    await submitButton(page).click();
    await expectSuccess(page);
    expect(await findRequestsByMessageStart("stored nowhere")).toHaveLength(1);
  });
});

describe("whoever leaves while a request is sent finds that nobody knows", () => {
  let site: Awaited<ReturnType<typeof createFaultyProxy>>;
  beforeEach(async () => {
    site = await createFaultyProxy(process.env.TEST_SITE!);
    site.failure = (path) =>
      path === routes.quoteReceiver ? "hang" : undefined;
  });
  afterEach(() => site.close());

  test.each([
    ["a link", (page: Page) => followFooterLink(page, "/about")],
    ["the URL", (page: Page) => page.goto("/about")],
    ["going back", (page: Page) => page.goBack()],
  ])("by %s", async (_way, leave) => {
    const page = await newPage({ ...withReducedMotion, baseURL: site.origin });
    await page.goto("/services");
    await page.goto("/contact");
    await hydrate(page);
    await fillForm(page);
    await submitButton(page).click();
    await waitForCondition(() => site.requests.includes(routes.quoteReceiver));
    await leave(page);
    await page.goto("/contact");
    await page
      .getByRole("heading", { name: "Your request was on its way" })
      .waitFor();
  });
});

test("while the scripts don't come, the browser names what is missing, and sends a complete form, once", async () => {
  const page = await newPage(withReducedMotion);
  await holdRequests(page, gatsbyScriptPattern);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await submitButton(page).click();
  await page.locator("[name=name]:focus:invalid").waitFor();
  // Browsers refuse this email, and the receiver accepts it.
  const email = `Zoë <${filledValues.email}>`;
  await fillForm(page, { email, message: "sent early" });
  await submitButton(page).dblclick();
  await answerPage(page).waitFor();
  expect(await findRequestsByMessageStart("sent early")).toEqual([
    expect.objectContaining({ email: filledValues.email }),
  ]);
});

test("after an early attempt to send, React names all mistakes, and the browser none", async () => {
  const page = await newPage(withReducedMotion);
  const release = await holdRequests(page, gatsbyScriptPattern);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await submitButton(page).click();
  const name = page.locator("[name=name]:focus");
  await name.waitFor();
  release();
  await waitForHydration(page);
  expect(await name.count()).toBe(1);
  await name.fill("Ann");
  await submitButton(page).click();
  await page.getByText("Invalid email address").waitFor();
  expect(await page.locator("[name=email]:required").count()).toBe(0);
});

test("without scripts, mistakes come back with what was typed, and a request is stored", async () => {
  const page = await newPage({
    ...withReducedMotion,
    javaScriptEnabled: false,
  });
  await page.goto("/contact");
  await fillForm(page, { email: "nonsense", message: "without scripts" });
  await submitButton(page).click();
  await page.getByText("Invalid email address").waitFor();
  expect(await fieldByLabel(page, "Name").inputValue()).toBe(filledValues.name);
  await fieldByLabel(page, "Email").fill(filledValues.email);
  await page.getByRole("button").click();
  await answerPage(page).waitFor();
  expect(await findRequestsByMessageStart("without scripts")).toHaveLength(1);
});

test.each([
  ["thanks", {}],
  ["mistakes", { email: "nonsense" }],
])("the receiver's own page of %s is accessible", async (_what, fields) => {
  const page = await open("/contact", {
    ...withReducedMotion,
    viewport: phoneViewport,
  });
  await fillForm(page, fields);
  await page.locator("form").evaluate((form: HTMLFormElement) => {
    form.submit();
  });
  await page.waitForURL(/\/api\/quote(?:\?sent)?$/);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findContrastViolations(page)).toEqual([]);
});

describe("the page that led to the form", () => {
  const note = (page: Page) => page.locator("form").getByText(/^About: /);

  test("is shown beside it, survives a reload, and is sent before the message", async () => {
    const page = await open(pages.city, withReducedMotion);
    await page
      .getByRole("main")
      .getByRole("link", { name: /Quote/ })
      .first()
      .click();
    await note(page).waitFor();
    await page.reload();
    await note(page).waitFor();
    expect(await note(page).textContent()).toBe("About: Everett");
    await hydrate(page);
    await fillForm(page, { message: "come from Everett" });
    await submitButton(page).click();
    await expectSuccess(page);
    expect(
      await findRequestsByMessageStart("About: Everett\ncome from Everett"),
    ).toHaveLength(1);
    expect(await note(page).count()).toBe(0);
  });

  test("can be named by the address, and removed by keyboard", async () => {
    const page = await newPage(withReducedMotion);
    await page.goto("/contact?service=packing-services&moveSize=studio");
    await page.getByText("About: Packing Services").waitFor();
    expect(await fieldByLabel(page, "Move Size").inputValue()).toBe("studio");
    await fieldByLabel(page, details).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await note(page).count()).toBe(0);
    expect(
      await fieldByLabel(page, details).evaluate(
        (e) => e === document.activeElement,
      ),
    ).toBe(true);
  });
});
