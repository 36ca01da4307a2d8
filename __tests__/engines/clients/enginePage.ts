export const sizes = {
  wide: { width: 1280, height: 800 },
  /** MiniBrowser's toolbar needs at least this width. */
  phone: { width: 450, height: 740 },
} as const;

export type Size = keyof typeof sizes;

/** What the checks can do in a page of any engine. */
export interface EnginePage {
  /** Opens a path of the site. */
  open(path: string, size?: Size): Promise<void>;
  /** Moves the pointer to the first element that a selector matches. */
  hover(css: string): Promise<void>;
  click(css: string): Promise<void>;
  type(css: string, text: string): Promise<void>;
  choose(css: string, value: string): Promise<void>;
  press(key: "Enter" | "Escape" | "Tab"): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
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
  /** Policy violations of the current document. */
  violations(): Promise<string[]>;
}

export interface Engine {
  readonly page: EnginePage;
  close(): Promise<void>;
}

/** Timeout of each action in a page. Milliseconds. */
export const timeoutMs = 60_000;

/** The source of a function call, to run in a page. */
export const callOf = <A extends unknown[]>(
  question: (...args: A) => unknown,
  args: A,
): string => `(${String(question)})(...${JSON.stringify(args)})`;

export const address = (path: string): string =>
  `${process.env.TEST_SITE!}${path}`;

interface RecordingWindow {
  violations?: string[];
}

/** Records policy violations from now on. Runs in the page. */
export function recordViolations(): void {
  const violations: string[] = [];
  (window as RecordingWindow).violations = violations;
  addEventListener("securitypolicyviolation", (event) =>
    violations.push(`${event.effectiveDirective} ${event.blockedURI}`),
  );
}

/** Returns the recorded violations. Runs in the page. */
export const recordedViolations = (): string[] =>
  (window as RecordingWindow).violations ?? ["violations were not recorded"];
