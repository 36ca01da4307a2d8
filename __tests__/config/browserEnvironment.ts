import { TestEnvironment } from "jest-environment-node";
import * as playwright from "playwright-core";

/**
 * Hands over playwright-core, which Jest would otherwise run anew for each test
 * file. `__tests__/support/playwright.ts` is what the tests import instead.
 */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...options: ConstructorParameters<typeof TestEnvironment>) {
    super(...options);
    this.global.playwright = playwright;
  }
}
