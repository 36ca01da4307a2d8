/** What the journeys do in a page of any engine. */
export interface EnginePage {
  /** Opens a path of the site. */
  open(path: string): Promise<void>;
  setWidth(width: number): Promise<void>;
  /** Moves the pointer to the first element that a selector matches. */
  hover(css: string): Promise<void>;
  click(css: string): Promise<void>;
  type(css: string, text: string): Promise<void>;
  press(key: "Enter" | "Escape" | "Tab"): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page and returns its result. */
  ask<A extends unknown[], R>(
    question: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<R>;
  /** Waits until a function returns true in the page. */
  until<A extends unknown[]>(
    question: (...args: A) => boolean,
    ...args: A
  ): Promise<void>;
}

export interface Engine {
  readonly page: EnginePage;
  close(): Promise<void>;
}

/** Timeout of each action in a page. Milliseconds. */
const timeoutMs = 60_000;

/** What Playwright and Puppeteer have in common. */
interface DrivenPage {
  goto(address: string, options: object): Promise<unknown>;
  bringToFront(): Promise<unknown>;
  hover(css: string): Promise<unknown>;
  click(css: string): Promise<unknown>;
  type(css: string, text: string): Promise<unknown>;
  readonly keyboard: { press(key: "Enter"): Promise<unknown> };
  evaluate(code: string): Promise<unknown>;
  waitForFunction(code: string): Promise<unknown>;
  setDefaultTimeout(milliseconds: number): void;
}

/** The source of a function call, to run in a page. */
const callOf = <A extends unknown[]>(
  question: (...args: A) => unknown,
  args: A,
): string => `(${String(question)})(...${JSON.stringify(args)})`;

/**
 * Adapts a page of Playwright or Puppeteer to the journeys.
 * @param origin of the site
 */
export function enginePage(
  driven: DrivenPage,
  origin: string,
  setWidth: (width: number) => Promise<unknown>,
): EnginePage {
  driven.setDefaultTimeout(timeoutMs);
  return {
    async open(path) {
      await driven.goto(origin + path, { waitUntil: "domcontentloaded" });
      // Keys need a window with focus.
      await driven.bringToFront();
    },
    async setWidth(width) {
      await setWidth(width);
    },
    async hover(css) {
      await driven.hover(css);
    },
    async click(css) {
      await driven.click(css);
    },
    async type(css, text) {
      await driven.type(css, text);
    },
    async press(key) {
      await driven.keyboard.press(key as "Enter");
    },
    // By script: the drivers' own ways wait for a document to load.
    async back() {
      await driven.evaluate("history.back()");
    },
    ask: async <A extends unknown[], R>(
      question: (...args: A) => R | Promise<R>,
      ...args: A
    ) => (await driven.evaluate(callOf(question, args))) as R,
    async until(question, ...args) {
      await driven.waitForFunction(callOf(question, args));
    },
  };
}
