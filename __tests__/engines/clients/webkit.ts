import { Builder, By, Key, until } from "selenium-webdriver";
import type { WebDriver } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { Select } from "selenium-webdriver/lib/select";
import { hasDisplay, startDisplay } from "./display";
import {
  address,
  callOf,
  keepRefused,
  keptRefused,
  timeoutMs,
  sizes,
} from "./enginePage";
import type { Engine, EnginePage } from "./enginePage";

export const webkitFiles: readonly string[] = hasDisplay()
  ? ["/usr/bin/WebKitWebDriver"]
  : [];

/** What the checks do, done by a driver. */
function pageOf(driver: WebDriver): EnginePage {
  /** An element, brought into view: a driver doesn't wait for smooth scrolling. */
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

  const ask: EnginePage["ask"] = (question, ...given) =>
    driver.executeScript(`return ${callOf(question, given)}`);

  return {
    ask,
    async open(path, size = "wide") {
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...sizes[size] });
      await driver.get(address(path));
      // What is refused while a page loads can't be heard by WebDriver.
      await ask(keepRefused);
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
    async until(question, ...given) {
      await driver.wait(() => ask(question, ...given), timeoutMs);
    },
    refusals: () => ask(keptRefused),
  };
}

/** Starts the WebKit of GTK, driven by WebDriver, on a screen of its own. */
export async function startWebKit(driverFile: string): Promise<Engine> {
  const display = await startDisplay();
  const service = new DriverService.Builder(driverFile)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: display.name,
      // Dates begin with the month.
      LC_ALL: "C.UTF-8",
      // Without a graphics card it waits for one forever.
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
