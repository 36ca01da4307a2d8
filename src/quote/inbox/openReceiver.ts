import { checkStore, quoteStore } from "./store/quoteStore";
import type { DeliveryWay } from "./store/quoteStore";
import { deliverTo } from "./delivery/deliver";
import type { Deliver } from "./delivery/deliver";
import { startDeliverer } from "./delivery/deliverer";
import { deliveryQueue } from "./delivery/deliveryQueue";
import { openInbox } from "./store/inbox";
import { failureLog } from "./failureLog";
import { mailTo } from "./delivery/mail";
import type { ReadTexts } from "./delivery/mail";
import { notificationOf } from "./delivery/waiting";
import type { Notification } from "./delivery/waiting";
import { withoutAddresses } from "./delivery/withoutAddresses";
import { counted } from "../../site/text";
import type { QuoteSettings } from "./quoteSettings";
import { overallLimit } from "./limits/overallLimit";
import type { RateLimit } from "./limits/rateLimit";
import type { Receiver } from "./receiveQuote";

export interface OpenReceiver extends Receiver {
  /**
   * Says whether somebody is told of requests. Rejects if requests can't be saved.
   * The outcome is cached for seconds.
   */
  readonly check: () => Promise<Notification>;
  readonly close: () => Promise<void>;
}

interface Way {
  readonly name: DeliveryWay;
  readonly deliver: Deliver;
}

const waysOf = (
  { forwardUrl, mail }: QuoteSettings,
  readTexts: ReadTexts,
): Way[] => [
  ...(forwardUrl
    ? [{ name: "forward", deliver: deliverTo(forwardUrl) } as const]
    : []),
  ...(mail
    ? mail.to.map((to) => ({
        name: `mail:${to}` as const,
        deliver: mailTo(mail, to, readTexts),
      }))
    : []),
];

const placeOf = (name: DeliveryWay) =>
  name === "forward" ? "QUOTE_FORWARD_URL" : name.slice("mail:".length);

/** How long a check's outcome is cached. Milliseconds. */
const cacheTime = 5000;

/**
 * Caches a check's outcome: each check writes to the disk, and anyone may
 * request the server's health.
 */
function cachedCheck<T>(check: () => Promise<T>) {
  let last: { readonly at: number; readonly outcome: Promise<T> } | undefined;
  return {
    check: () => {
      const now = performance.now();
      if (!last || now - last.at > cacheTime)
        last = { at: now, outcome: check() };
      return last.outcome;
    },
    forget: () => {
      last = undefined;
    },
  };
}

/** Says at the start what keeps requests from reaching somebody. */
function logNotification(
  { status, waiting, since, reason }: Notification,
  faults: readonly string[],
): void {
  for (const fault of faults)
    console.error(`Quote requests are not sent to anybody: ${fault}`);
  if (status === "off")
    console.error(
      "Nobody is told of quote requests: set SMTP_HOST and QUOTE_MAIL_TO, or QUOTE_FORWARD_URL",
    );
  if (status === "failing")
    console.error(
      `${counted(waiting ?? 0, "quote request")} could not be delivered since ${since}${reason ? `: ${reason}` : ""}`,
    );
}

/**
 * Opens the inbox and starts deliveries from it.
 * @param rateLimit of each address
 * @param readTexts for e-mails
 * @param migrations folder of the inbox's migrations; required in a bundle
 */
export function openReceiver(
  settings: QuoteSettings,
  rateLimit: RateLimit,
  readTexts: ReadTexts,
  migrations?: string,
): OpenReceiver {
  const { inboxFile, allowedOrigins, faults } = settings;
  const inbox = openInbox(inboxFile, migrations);
  const ways = waysOf(settings, readTexts);
  const names = ways.map(({ name }) => name);
  const { check, forget } = cachedCheck(async (): Promise<Notification> => {
    await checkStore(inbox, names);
    if (faults.length) return { status: "misconfigured" };
    return notificationOf(inbox, names);
  });
  /** Forgets the check's outcome if work in the inbox fails. */
  const checkingAnew = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      forget();
      throw error;
    });
  // Only logs: the site must work without its inbox.
  const opened = check()
    .then((notification) => logNotification(notification, faults))
    .catch((error: unknown) => {
      failureLog("The inbox can't save quote requests")(error);
    });
  const store = quoteStore(inbox, names);
  const deliverers = ways.map(({ name, deliver }) =>
    startDeliverer({
      queue: deliveryQueue(inbox, name),
      deliver,
      onError: failureLog("A delivery could not be recorded"),
      onFailure: (reason) =>
        console.error(
          `Quote requests can't be delivered to ${placeOf(name)}, and are tried again: ${withoutAddresses(reason)}`,
        ),
    }),
  );
  return {
    store: {
      async add(request, spam) {
        const entry = await checkingAnew(store.add(request, spam));
        for (const { wake } of deliverers) wake();
        return entry;
      },
    },
    rateLimit: async (address) =>
      (await rateLimit(address)) || checkingAnew(overallLimit(inbox)),
    allowedOrigins,
    onError: failureLog("A quote request could not be saved"),
    check,
    async close() {
      await opened;
      await Promise.all(deliverers.map((deliverer) => deliverer.close()));
      await inbox.close();
    },
  };
}
