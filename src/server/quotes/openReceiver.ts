import { forwardingStore } from "./deliver";
import { startForwarder } from "./forwarder";
import { openInbox } from "./inbox";
import type { QuoteStore } from "./quoteEntry";
import type { QuoteSettings } from "./quoteSettings";
import type { RateLimit } from "./rateLimit";
import type { Receiver } from "./receiveQuote";

export interface OpenReceiver extends Receiver {
  /** Ends deliveries and closes the inbox. */
  readonly close: () => Promise<void>;
}

type Store = QuoteStore & Pick<OpenReceiver, "close">;

async function openStore({
  inboxFile,
  forwardUrl,
}: QuoteSettings): Promise<Store> {
  if (!inboxFile)
    return { ...forwardingStore(forwardUrl!), close: () => Promise.resolve() };
  const inbox = await openInbox(inboxFile);
  if (!forwardUrl) return inbox;
  const forwarder = await startForwarder({
    url: forwardUrl,
    inboxFile,
    onError: (error) => console.error("A delivery could not be noted:", error),
  });
  return {
    async add(request) {
      const entry = await inbox.add(request);
      forwarder.forward(entry);
      return entry;
    },
    async close() {
      await forwarder.close();
      await inbox.close();
    },
  };
}

/**
 * Opens the inbox and, where an address is set, starts delivering from it. In
 * place of an inbox, the service at that address may be what keeps requests.
 */
export async function openReceiver(
  settings: QuoteSettings,
  rateLimit: RateLimit,
): Promise<OpenReceiver> {
  const store = await openStore(settings);
  return {
    inbox: store,
    rateLimit,
    allowedOrigins: settings.allowedOrigins,
    onError: (error) =>
      console.error("A quote request could not be kept:", error),
    close: store.close,
  };
}
