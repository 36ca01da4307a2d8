import { getChannelName } from "./delivery/channelDefinitions";
import type { ConfiguredChannels } from "./delivery/channelDefinitions";
import type { QueuedChannel } from "./delivery/deliveryWorker";
import type { RateLimiter } from "./limits/createRateLimiter";
import type { ReceiverContext } from "./receiveQuoteRequest";
import type { Database } from "./store/database";
import {
  createDeliveryQueue,
  readDeliveryStatus,
  readUnnotifiedBacklog,
} from "./store/deliveries";
import type { DeliveryStatus } from "./store/deliveries";
import {
  buildDeleteOrphanedDeliveriesStatement,
  getHourlyRetryAfter,
  buildQueueStatements,
  createQuoteStore,
} from "./store/quoteStore";
import type { QuoteStore } from "./store/quoteStore";

/** Options of {@link createReceiver}. */
interface ReceiverOptions extends Pick<
  ReceiverContext,
  "allowedOrigins" | "readContent" | "onError"
> {
  readonly database: Database;
  readonly settings: ConfiguredChannels;
  /** Errors in the host's settings, except those of channels. */
  readonly hostSettingErrors?: ConfiguredChannels["settingErrors"] | undefined;
  /** Rate limit of each visitor. */
  readonly rateLimit: RateLimiter;
  /** Maximum number of requests per hour from all visitors together. */
  readonly perHour: number;
  /** Called for each request that exceeds a limit. */
  readonly onTurnedAway: () => void;
}

/**
 * Receives quote requests in the same way on every host, and queues them for delivery: a
 * `ReceiverContext`, which is all that `receiveQuoteRequest` needs, with the whole store and with
 * the queues of the channels. The host works on the queues. On the server, `startReceiver` does:
 * it opens the inbox by its `StartOptions`, and its `RunningReceiver` can be checked and closed.
 */
export interface Receiver extends ReceiverContext {
  readonly store: QuoteStore;
  readonly queuedChannels: readonly QueuedChannel[];
  /** Queues the requests that were never delivered, and deletes pending deliveries of removed channels. */
  readonly queueUndelivered: () => Promise<void>;
  /** @throws if the inbox can't be read */
  readonly readDeliveryStatus: () => Promise<DeliveryStatus>;
}

/** Creates the receiver of a host, and logs the errors in its settings. */
export function createReceiver({
  database,
  settings: { channels, settingErrors },
  hostSettingErrors = [],
  rateLimit,
  perHour,
  onTurnedAway,
  ...receiver
}: ReceiverOptions): Receiver {
  const ignoredSettings = [...hostSettingErrors, ...settingErrors];
  for (const { message } of ignoredSettings)
    console.error(`A setting is ignored: ${message}`);
  const ids = channels.map(({ id }) => id);
  return {
    ...receiver,
    store: createQuoteStore(database, ids),
    async rateLimit(ip) {
      const retryAfter =
        (await rateLimit(ip)) || (await getHourlyRetryAfter(database, perHour));
      if (retryAfter) onTurnedAway();
      return retryAfter;
    },
    queuedChannels: channels.map(({ id, send, perHour }) => ({
      recipient: getChannelName(id),
      queue: createDeliveryQueue(database, id, perHour),
      send: (batch, context) => send(batch, context, receiver.readContent),
    })),
    async queueUndelivered() {
      if (!ids.length) return;
      // An invalid setting disables a channel, whose pending deliveries must stay.
      const removals = settingErrors.length
        ? []
        : [buildDeleteOrphanedDeliveriesStatement(ids)];
      await database.write(...removals, ...buildQueueStatements(ids));
    },
    async readDeliveryStatus() {
      if (!ignoredSettings.length) return readDeliveryStatus(database, ids);
      return {
        ...(await readUnnotifiedBacklog(database)),
        status: "misconfigured",
        ignoredSettings: ignoredSettings.map(({ setting }) => setting),
      };
    },
  };
}
