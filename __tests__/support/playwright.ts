import type { BrowserType } from "playwright-core";

/** What tests import from playwright-core. `browserEnvironment.ts` provides it. */
export const { chromium } = globalThis as unknown as { chromium: BrowserType };
