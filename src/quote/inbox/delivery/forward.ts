import type { Attempt } from "../store/deliveries";
import { hour } from "../store/quoteStore";
import type { Send } from "./channel";

/** Why there was no response: `fetch` puts the reason in its error's cause. */
function reasonOf({ message, cause }: Error): string {
  const { message: why, code } = (cause ?? {}) as {
    message?: string;
    code?: string;
  };
  return why || code || message;
}

/** Statuses that say nothing of the request that was sent. */
const isForAll = (status: number) =>
  status >= 500 || [401, 403, 429].includes(status);

const isSameButForScheme = (one: URL, other: URL) =>
  one.protocol !== other.protocol &&
  one.hostname === other.hostname &&
  one.pathname === other.pathname;

const failed = (result: string, isChannelDown: boolean): Attempt => ({
  delivered: false,
  result,
  isChannelDown,
});

/**
 * What a service shows elsewhere. A page is one that asks to sign in, but may also thank:
 * so the request is sent again, but not often.
 */
async function resultElsewhere(
  url: URL,
  signal: AbortSignal,
): Promise<Attempt> {
  const response = await fetch(url, { signal });
  await response.body?.cancel();
  const { ok, status } = response;
  if (!ok) return failed(String(status), isForAll(status));
  if (!response.headers.get("content-type")?.includes("text/html"))
    return { delivered: true, result: String(status) };
  const why =
    "QUOTE_FORWARD_URL leads to a page, which may ask to sign in, so nobody may have got the request";
  return { delivered: false, result: why, delay: hour };
}

/**
 * Posts requests to a service. Retries have the same `Idempotency-Key`, the
 * request's id. The `Probable-Spam` header says why a request may be spam.
 */
export const forwardTo =
  (url: string): Send =>
  async ([{ id, request, spam }], signal) => {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Accept: "application/json",
          "Idempotency-Key": id,
          ...(spam && { "Probable-Spam": spam }),
        },
        body: JSON.stringify(request),
        // Following a redirect could drop the body.
        redirect: "manual",
        signal,
      });
      await response.body?.cancel();
      const { ok, status } = response;
      const location = response.headers.get("location");
      const own = new URL(url);
      const target = location === null ? own : new URL(location, own);
      if (isSameButForScheme(own, target))
        return failed(
          `${status}: QUOTE_FORWARD_URL has to begin with ${target.protocol}`,
          true,
        );
      // What a service answers that has accepted a POST and shows its result elsewhere.
      if (location !== null && (status === 302 || status === 303))
        return await resultElsewhere(target, signal);
      return ok
        ? { delivered: true, result: String(status) }
        : failed(String(status), isForAll(status));
    } catch (error) {
      return failed(reasonOf(error as Error), true);
    }
  };
