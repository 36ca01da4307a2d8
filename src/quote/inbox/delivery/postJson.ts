import type { DeliveryAttempt } from "../store/deliveries";
import { hourMs } from "../store/quoteStore";
import { assertNotExample } from "./readMailSettings";

/** Where a channel posts requests. */
export interface Service {
  readonly url: string;
  /** The environment variable that has it. */
  readonly variable: string;
}

/**
 * Reads where a channel posts requests; `undefined` if the variable isn't set.
 * @throws if it is no http(s) URL, or an example's
 */
export function readService(
  variable: string,
  env: NodeJS.ProcessEnv,
): Service | undefined {
  const url = env[variable];
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`${variable} is "${url}": write an http(s) address`);
  assertNotExample(variable, new URL(url).host);
  return { url, variable };
}

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

const failed = (result: string, isChannelDown: boolean): DeliveryAttempt => ({
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
  variable: string,
  signal: AbortSignal,
): Promise<DeliveryAttempt> {
  const response = await fetch(url, { signal });
  await response.body?.cancel();
  const { ok, status } = response;
  if (!ok) return failed(String(status), isForAll(status));
  if (!response.headers.get("content-type")?.includes("text/html"))
    return { delivered: true, result: String(status) };
  const why = `${variable} leads to a page, which may ask to sign in, so nobody may have got the request`;
  return { delivered: false, result: why, delay: hourMs };
}

/** Posts a value to a service. Never rejects. */
export async function postJson(
  { url, variable }: Service,
  value: unknown,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<DeliveryAttempt> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        ...headers,
      },
      body: JSON.stringify(value),
      // Following a redirect could drop the body.
      redirect: "manual",
      signal,
    });
    await response.body?.cancel();
    const { ok, status } = response;
    const location = response.headers.get("location");
    const requested = new URL(url);
    const target = location === null ? requested : new URL(location, requested);
    if (isSameButForScheme(requested, target))
      return failed(
        `${status}: ${variable} has to begin with ${target.protocol}`,
        true,
      );
    // What a service answers that has accepted a POST and shows its result elsewhere.
    if (location !== null && (status === 302 || status === 303))
      return await resultElsewhere(target, variable, signal);
    return ok
      ? { delivered: true, result: String(status) }
      : failed(String(status), isForAll(status));
  } catch (error) {
    return failed(reasonOf(error as Error), true);
  }
}
