import type * as playwright from "playwright-core";

/** What tests import from playwright-core. `browserEnvironment.ts` provides it. */
export const { chromium, webkit } = (
  globalThis as unknown as { playwright: typeof playwright }
).playwright;
