import { Builder, By, Key, until } from "selenium-webdriver";
import type { WebDriver } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { Select } from "selenium-webdriver/lib/select";
import { hasDisplay, startDisplay } from "./display";
import {
  address,
  callOf,
  recordedViolations,
  recordViolations,
  timeoutMs,
  sizes,
} from "./enginePage";
import type { Engine, EnginePage } from "./enginePage";

export const webkitFiles: readonly string[] = hasDisplay()
  ? ["/usr/bin/WebKitWebDriver"]
  : [];

/** Adapts a WebDriver to the checks. */
function pageOf(driver: WebDriver): EnginePage {
  /**
   * Finds an element and scrolls to it, because a driver doesn't wait for
   * smooth scrolling.
   */
  async function find(css: string) {
    const element = await driver.wait(
      until.elementLocated(By.css(css)),
      timeoutMs,
    );
    await driver.executeScript(
      "arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })",
      element,
    );
    return element;
  }

  const ask: EnginePage["ask"] = (question, ...args) =>
    driver.executeScript(`return ${callOf(question, args)}`);

  return {
    ask,
    async open(path, size = "wide") {
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...sizes[size] });
      await driver.get(address(path));
      // WebDriver can't record violations that happen while the page loads.
      await ask(recordViolations);
    },
    async hover(css) {
      const origin = await find(css);
      await driver.actions().move({ origin }).perform();
    },
    click: async (css) => (await find(css)).click(),
    type: async (css, text) => (await find(css)).sendKeys(text),
    choose: async (css, value) =>
      new Select(await find(css)).selectByValue(value),
    press: (key) =>
      driver
        .actions()
        .sendKeys(Key[key.toUpperCase() as "ENTER"])
        .perform(),
    back: () => ask(() => history.back()),
    forward: () => ask(() => history.forward()),
    async until(question, ...args) {
      await driver.wait(() => ask(question, ...args), timeoutMs);
    },
    violations: () => ask(recordedViolations),
  };
}

/** Starts WebKitGTK, driven by WebDriver, on its own virtual display. */
export async function startWebKit(driverFile: string): Promise<Engine> {
  const display = await startDisplay();
  const service = new DriverService.Builder(driverFile)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: display.name,
      // Dates start with the month.
      LC_ALL: "C.UTF-8",
      // Otherwise it waits forever for a graphics card.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    })
    .build();
  async function close() {
    await service.kill();
    display.close();
  }
  try {
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({ browserName: "MiniBrowser" })
      .build();
    return {
      page: pageOf(driver),
      close: () => driver.quit().finally(close),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
