import { plain } from "../request/quoteTexts";

/** How often a failure that goes on is logged. Milliseconds. */
const interval = 60_000;

const messageOf = (error: unknown) =>
  plain(error instanceof Error ? error.message : String(error));

/**
 * Logs failures in one line each, and those that repeat once a minute with their
 * number.
 * @param what failed, the begin of each line
 */
export function failureLog(what: string): (error: unknown) => void {
  let last = { message: "", at: 0 };
  let unlogged = 0;
  return (error) => {
    const message = messageOf(error);
    const now = performance.now();
    unlogged += 1;
    if (message === last.message && now - last.at < interval) return;
    const times = unlogged > 1 ? ` (${unlogged} times)` : "";
    console.error(`${what}: ${message}${times}`);
    last = { message, at: now };
    unlogged = 0;
  };
}
