import { spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import path from "node:path";
import { listen, waitForCondition } from "../support/localService";
import type { DrivenPage } from "./engine";

/** Files that driving WebKit needs, from the Debian packages that .ci/run names. */
export const webkitFiles = [
  "/usr/bin/WebKitWebDriver",
  "/usr/bin/xvfb-run",
  "/usr/lib/python3/dist-packages/gi/__init__.py",
];

/** Key of an element's ID in WebDriver's JSON: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
type ElementId = Readonly<Record<typeof elementKey, string>>;

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Enter: "\uE007", Escape: "\uE00C" };

/** Opens a page in Debian's WebKit, on a virtual screen. */
export async function openWebKit() {
  const { origin, close } = await listen(http.createServer());
  // The driver takes its port.
  await close();
  const driver = spawn(
    "xvfb-run",
    [
      "--auto-servernum",
      "--server-args=-screen 0 2000x2000x24",
      "WebKitWebDriver",
      `--port=${new URL(origin).port}`,
    ],
    // In a group of its own, to be ended with its screen and its browser.
    { detached: true, stdio: "ignore" },
  );

  /** Sends a command. @throws the driver's error */
  async function send<T>(method: string, to: string, body?: object) {
    const answer = await fetch(origin + to, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await answer.json()) as { value: T };
    if (!answer.ok) throw new Error(`${to}: ${JSON.stringify(value)}`);
    return value;
  }

  await waitForCondition(() =>
    send("GET", "/status").then(
      () => true,
      () => false,
    ),
  );
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        timeouts: { script: 300_000, pageLoad: 300_000 },
        "webkitgtk:browserOptions": {
          binary: "/usr/bin/python3",
          args: [path.resolve("__tests__/engines/webkitWindow.py")],
        },
      },
    },
  });
  const post = <T>(command: string, body: object) =>
    send<T>("POST", `/session/${sessionId}/${command}`, body);
  const find = (css: string) =>
    post<ElementId>("element", { using: "css selector", value: css });
  const onElement = async (css: string, command: string, body: object) =>
    post(`element/${(await find(css))[elementKey]}/${command}`, body);

  const page: DrivenPage = {
    goto: (url) => post("url", { url }),
    bringToFront: () => Promise.resolve(),
    hover: async (css) =>
      post("actions", {
        actions: [
          {
            type: "pointer",
            id: "mouse",
            parameters: { pointerType: "mouse" },
            actions: [
              { type: "pointerMove", origin: await find(css), x: 0, y: 0 },
            ],
          },
        ],
      }),
    async click(css) {
      // The driver doesn't scroll to every element that is below the window.
      await page.evaluate(
        `document.querySelector(${JSON.stringify(css)}).scrollIntoView({ block: "nearest", behavior: "instant" })`,
      );
      return onElement(css, "click", {});
    },
    type: (css, text) => onElement(css, "value", { text }),
    keyboard: {
      press: (key) =>
        post("actions", {
          actions: [
            {
              type: "key",
              id: "keys",
              actions: ["keyDown", "keyUp"].map((type) => ({
                type,
                value: keys[key],
              })),
            },
          ],
        }),
    },
    evaluate: (code) =>
      post("execute/sync", { script: `return ${code}`, args: [] }),
    setDefaultTimeout: () => undefined,
  };

  return {
    page,
    resize: (width: number, height: number) =>
      post("window/rect", { width, height }),
    close: async () => {
      process.kill(-driver.pid!);
      await once(driver, "exit");
    },
  };
}
