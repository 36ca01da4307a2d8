export const sizes = {
  wide: { width: 1280, height: 800 },
  /** MiniBrowser's own buttons keep its window from being smaller. */
  phone: { width: 450, height: 740 },
} as const;

export type Size = keyof typeof sizes;

/** What the checks do in a page, whatever engine shows it. */
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
  /** What a function answers in the page. */
  ask<A extends unknown[], R>(
    question: (...given: A) => R | Promise<R>,
    ...given: A
  ): Promise<R>;
  /** Resolves when it answers true. */
  until<A extends unknown[]>(
    question: (...given: A) => boolean,
    ...given: A
  ): Promise<void>;
  /** What the policies have forbidden on the document that is open. */
  refusals(): Promise<string[]>;
}

export interface Engine {
  readonly page: EnginePage;
  close(): Promise<void>;
}

/** Milliseconds that a page may take for anything. */
export const timeoutMs = 10_000;

/** A function and what it is given, as a page can run it. */
export const callOf = <A extends unknown[]>(
  question: (...given: A) => unknown,
  given: A,
): string => `(${String(question)})(...${JSON.stringify(given)})`;

export const address = (path: string): string =>
  `${process.env.TEST_SITE!}${path}`;

/** Where a page keeps what was refused. */
interface RefusedWindow {
  refused?: string[];
}

/** Has a page keep what is refused on it from now on. Runs in the page. */
export function keepRefused(): void {
  const refused: string[] = [];
  (window as RefusedWindow).refused = refused;
  addEventListener("securitypolicyviolation", (event) =>
    refused.push(`${event.effectiveDirective} ${event.blockedURI}`),
  );
}

/** What it has kept. Runs in the page. */
export const keptRefused = (): string[] =>
  (window as RefusedWindow).refused ?? ["it wasn't listened to"];
