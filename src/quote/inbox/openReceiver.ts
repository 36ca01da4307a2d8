import { cachedCheck } from "./store/cachedCheck";
import { checkStore, databaseStore } from "./store/databaseStore";
import type { DeliveryWay } from "./store/databaseStore";
import { deliverTo, forwardingStore } from "./delivery/deliver";
import type { Deliver } from "./delivery/deliver";
import { startDeliverer } from "./delivery/deliverer";
import { deliveryQueue } from "./delivery/deliveryQueue";
import { openInbox } from "./store/inbox";
import { mailTo } from "./delivery/mail";
import type { ReadTexts } from "./delivery/mail";
import { plain } from "../request/quoteTexts";
import type { QuoteStore } from "./store/quoteEntry";
import type { QuoteSettings } from "./quoteSettings";
import type { RateLimit } from "./limits/rateLimit";
import type { Receiver } from "./receiveQuote";

export interface OpenReceiver extends Receiver {
  /** Rejects if requests can't be saved. The outcome is cached for seconds. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

type Store = QuoteStore & Pick<OpenReceiver, "check" | "close">;

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

/** Without addresses, which a mail server may repeat from a message. */
const withoutAddresses = (reason: string) =>
  plain(reason)
    .replace(/[^\s<>"']+@[^\s<>"']+/g, "…")
    .slice(0, 300);

function storeIn(
  inboxFile: string,
  ways: readonly Way[],
  migrations: string | undefined,
): Store {
  const inbox = openInbox(inboxFile, migrations);
  const names = ways.map(({ name }) => name);
  const { check, forget } = cachedCheck(() => checkStore(inbox, names));
  // Only logs: the site must work without its inbox.
  const opened = check().catch((error: unknown) => {
    console.error("The inbox can't save quote requests:", error);
  });
  const store = databaseStore(inbox, names);
  const deliverers = ways.map(({ name, deliver }) =>
    startDeliverer({
      queue: deliveryQueue(inbox, name),
      deliver,
      onError: (error) =>
        console.error("A delivery could not be recorded:", error),
      onFailure: (reason) =>
        console.error(
          `Quote requests can't be delivered to ${placeOf(name)}, and are tried again: ${withoutAddresses(reason)}`,
        ),
    }),
  );
  return {
    async add(request, spam) {
      const entry = await store.add(request, spam).catch((error: unknown) => {
        forget();
        throw error;
      });
      for (const { wake } of deliverers) wake();
      return entry;
    },
    check,
    async close() {
      await opened;
      await Promise.all(deliverers.map((deliverer) => deliverer.close()));
      await inbox.close();
    },
  };
}

/** Stores nothing here: the service at `forwardUrl` does. */
function storeElsewhere({ forwardUrl }: QuoteSettings): Store {
  if (!forwardUrl)
    throw new Error("Neither an inbox nor a service to forward to is set");
  const done = () => Promise.resolve();
  return { ...forwardingStore(forwardUrl), check: done, close: done };
}

/**
 * Opens the inbox and starts deliveries from it. Without an inbox, requests go
 * straight to the service at `forwardUrl`.
 * @param readTexts for e-mails
 * @param migrations folder of the inbox's migrations; required in a bundle
 */
export function openReceiver(
  settings: QuoteSettings,
  rateLimit: RateLimit,
  readTexts: ReadTexts,
  migrations?: string,
): OpenReceiver {
  const { inboxFile, allowedOrigins } = settings;
  const store = inboxFile
    ? storeIn(inboxFile, waysOf(settings, readTexts), migrations)
    : storeElsewhere(settings);
  return {
    store,
    rateLimit,
    allowedOrigins,
    onError: (error) =>
      console.error("A quote request could not be saved:", error),
    check: store.check,
    close: store.close,
  };
}
