import { startForwarder } from "./forwarder";
import { openInbox } from "./inbox";
import type { QuoteSettings } from "./quoteSettings";
import type { RateLimit } from "./rateLimit";
import type { Receiver } from "./receiveQuote";

export interface OpenReceiver extends Receiver {
  /** Ends deliveries and closes the inbox. */
  readonly close: () => Promise<void>;
}

/** Opens the inbox and, where an address is set, starts delivering from it. */
export async function openReceiver(
  { inboxFile, forwardUrl, allowedOrigins }: QuoteSettings,
  rateLimit: RateLimit,
): Promise<OpenReceiver> {
  const inbox = await openInbox(inboxFile);
  const forwarder = forwardUrl
    ? await startForwarder({
        url: forwardUrl,
        inboxFile,
        onError: (error) =>
          console.error("A delivery could not be noted:", error),
      })
    : undefined;
  return {
    inbox: {
      async add(request) {
        const entry = await inbox.add(request);
        forwarder?.forward(entry);
        return entry;
      },
    },
    rateLimit,
    allowedOrigins,
    onError: (error) =>
      console.error("A quote request could not be kept:", error),
    async close() {
      await forwarder?.close();
      await inbox.close();
    },
  };
}
