import { checkedSometimes } from "./storage/checkedSometimes";
import { databaseStore } from "./storage/databaseStore";
import type { WayName } from "./storage/databaseStore";
import { deliverTo, forwardingStore } from "./delivery/deliver";
import type { Deliver } from "./delivery/deliver";
import { startDeliverer } from "./delivery/deliverer";
import { deliveryQueue } from "./delivery/deliveryQueue";
import { openInbox } from "./storage/inbox";
import { mailTo } from "./delivery/mail";
import type { QuoteStore } from "./storage/quoteEntry";
import type { QuoteSettings } from "./quoteSettings";
import type { RateLimit } from "./limits/rateLimit";
import type { Receiver } from "./receiveQuote";

export interface OpenReceiver extends Receiver {
  /** Rejects where requests can't be kept; asked often, it tells what it knows. */
  readonly check: () => Promise<void>;
  /** Ends deliveries and closes the inbox. */
  readonly close: () => Promise<void>;
}

type Store = QuoteStore & Pick<OpenReceiver, "check" | "close">;

interface Way {
  readonly name: WayName;
  readonly deliver: Deliver;
}

const waysOf = ({ forwardUrl, mail }: QuoteSettings): Way[] => [
  ...(forwardUrl
    ? [{ name: "forward", deliver: deliverTo(forwardUrl) } as const]
    : []),
  ...(mail ? [{ name: "mail", deliver: mailTo(mail) } as const] : []),
];

function storeIn(
  inboxFile: string,
  ways: readonly Way[],
  migrations: string | undefined,
): Store {
  const inbox = openInbox(inboxFile, migrations);
  const { check, forget } = checkedSometimes(inbox.check);
  // Pages are served whatever becomes of it.
  void check().catch((error: unknown) => {
    console.error("The inbox keeps no quote requests:", error);
  });
  const store = databaseStore(
    inbox,
    ways.map(({ name }) => name),
  );
  const deliverers = ways.map(({ name, deliver }) =>
    startDeliverer({
      queue: deliveryQueue(inbox, name),
      deliver,
      onError: (error) =>
        console.error("A delivery could not be noted:", error),
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
      await Promise.all(deliverers.map((deliverer) => deliverer.close()));
      await inbox.close();
    },
  };
}

/** Keeps requests at the service alone that is set. */
function storeElsewhere({ forwardUrl }: QuoteSettings): Store {
  if (!forwardUrl) throw new Error("No place to keep requests is set");
  const done = () => Promise.resolve();
  return { ...forwardingStore(forwardUrl), check: done, close: done };
}

/**
 * Opens the inbox and starts delivering from it in the ways that are set. In
 * place of an inbox, the service at that address may be what keeps requests.
 * @param migrations folder of the inbox's migrations, where this code is bundled
 */
export function openReceiver(
  settings: QuoteSettings,
  rateLimit: RateLimit,
  migrations?: string,
): OpenReceiver {
  const { inboxFile, allowedOrigins } = settings;
  const store = inboxFile
    ? storeIn(inboxFile, waysOf(settings), migrations)
    : storeElsewhere(settings);
  return {
    store: store,
    rateLimit,
    allowedOrigins,
    onError: (error) =>
      console.error("A quote request could not be kept:", error),
    check: store.check,
    close: store.close,
  };
}
