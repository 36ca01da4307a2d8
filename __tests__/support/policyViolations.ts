import type { Page } from "playwright-core";

const marked = "Refused by a policy:";

/** What browsers write to the console of policies they can't read or follow. */
export const ofPolicies =
  /Content[- ]Security[- ]Policy|Permissions[- ]Policy|Trusted|Refused|Cross-Origin/i;

/**
 * What browsers refuse to do on a page from now on, on whatever page it shows
 * next: what the policies forbid, and what of the policies they can't read.
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
