import type { Page } from "playwright-core";

const marked = "Refused by a policy:";

/** Matches console messages about invalid or unsupported policies. */
const ofPolicies =
  /Content[- ]Security[- ]Policy|Permissions[- ]Policy|Trusted|Refused|Cross-Origin/i;

/**
 * Collects policy violations and messages about invalid policies from now on,
 * also after navigation.
 */
export async function policyViolationsOn(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on("console", (message) => {
    if (ofPolicies.test(message.text()))
      heard.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => {
    if (ofPolicies.test(message)) heard.push(`${page.url()}: ${message}`);
  });
  await page.addInitScript((mark) => {
    addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      console.warn(mark, effectiveDirective, blockedURI, sample);
    });
  }, marked);
  return heard;
}
