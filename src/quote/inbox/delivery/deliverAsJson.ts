import type { DeliveryAttempt } from "../store/deliveries";
import type { AttemptContext } from "./deliveryWorker";
import { SettingError } from "../SettingError";
import { assertNotExampleHost } from "./readMailSettings";

/** A web service that gets requests. */
export interface WebhookTarget {
  readonly url: string;
  /** Name of the environment variable that sets the URL. */
  readonly variable: string;
}

/**
 * Reads the service of a channel; `undefined` if the variable isn't set.
 * @throws {SettingError} if the value isn't an http(s) URL, has a user or password, or is an example
 */
export function readWebhookTarget(
  variable: string,
  env: NodeJS.ProcessEnv,
): WebhookTarget | undefined {
  const url = env[variable];
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new SettingError(variable, `is "${url}": write an http(s) address`);
  const { host, username, password } = new URL(url);
  // `fetch` rejects URLs with credentials.
  if (username || password)
    throw new SettingError(
      variable,
      "has a user or a password before its host, to which nothing can be sent: use a secret in its path instead",
    );
  assertNotExampleHost(variable, host);
  return { url, variable };
}

/** `cause` of an error that `fetch` throws in Node.js. */
interface FetchErrorCause {
  readonly message?: string;
  readonly code?: string;
  readonly syscall?: string;
}

/**
 * Whether a request may have arrived although `fetch` failed: the connection broke after it was
 * established. Errors on Cloudflare have no code and always mean that, because Cloudflare
 * responds with an error status if it can't connect.
 */
const mayHaveArrived = ({ code, syscall }: FetchErrorCause) =>
  !code || syscall === "read" || /^(?:HPE|UND_ERR(?!_CONNECT))_/.test(code);

/** Builds the result of an attempt without a response. */
function unansweredAttempt({ message, cause }: Error): DeliveryAttempt {
  const reason = (cause ?? {}) as FetchErrorCause;
  const isUncertain = mayHaveArrived(reason);
  return {
    delivered: false,
    result: reason.message || reason.code || message,
    ...(isUncertain ? { isUncertain } : { isChannelDown: true }),
  };
}

/** Whether a status concerns the service or the account, not the request that was sent. */
const isServiceFailure = (status: number) =>
  status >= 500 || [401, 403, 429].includes(status);

const differsInScheme = (one: URL, other: URL) =>
  one.protocol !== other.protocol &&
  one.hostname === other.hostname &&
  one.pathname === other.pathname;

const failedAttempt = (
  result: string,
  isChannelDown: boolean,
): DeliveryAttempt => ({ delivered: false, result, isChannelDown });

/**
 * Follows a service's redirect to the result of the POST. The outcome is uncertain if the result
 * is an HTML page, which may be a sign-in form or a confirmation.
 */
async function followToResult(
  url: URL,
  variable: string,
  signal: AbortSignal,
): Promise<DeliveryAttempt> {
  const response = await fetch(url, { signal });
  await response.body?.cancel();
  const { ok, status } = response;
  if (!ok) return failedAttempt(String(status), isServiceFailure(status));
  if (!response.headers.get("content-type")?.includes("text/html"))
    return { delivered: true, result: String(status) };
  const result = `${variable} leads to a page, which may ask to sign in, so nobody may have got the request`;
  return { delivered: false, result, isUncertain: true };
}

/** Posts a value to a service as JSON. Never rejects. */
export async function deliverAsJson(
  { url, variable }: WebhookTarget,
  value: unknown,
  { signal, onHandedOver }: AttemptContext,
  headers: Readonly<Record<string, string>> = {},
): Promise<DeliveryAttempt> {
  try {
    // `fetch` doesn't report the handover, so a timeout always leaves the outcome uncertain.
    onHandedOver?.();
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
    if (differsInScheme(requested, target))
      return failedAttempt(
        `${status}: ${variable} has to begin with ${target.protocol}`,
        true,
      );
    // The service has accepted the POST, and redirects to the result (RFC 9110).
    if (location !== null && (status === 302 || status === 303))
      return await followToResult(target, variable, signal);
    return ok
      ? { delivered: true, result: String(status) }
      : failedAttempt(String(status), isServiceFailure(status));
  } catch (error) {
    return unansweredAttempt(error as Error);
  }
}
