import { describeChannel } from "./delivery/channelTypes";
import type { ConfiguredChannels } from "./delivery/channelTypes";
import type { QueuedChannel } from "./delivery/deliveryWorker";
import type { RateLimiter } from "./limits/createRateLimiter";
import type { ReceiverContext } from "./receiveQuoteRequest";
import type { Database } from "./store/database";
import {
  createDeliveryQueue,
  readNotificationStatus,
} from "./store/deliveries";
import type { NotificationStatus } from "./store/deliveries";
import {
  buildRemovedChannelsStatement,
  getHourlyRetryAfter,
  buildQueueStatements,
  createQuoteStore,
} from "./store/quoteStore";
import type { QuoteStore } from "./store/quoteStore";

interface ReceiverOptions extends Pick<
  ReceiverContext,
  "allowedOrigins" | "company" | "onError"
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

/** Receives and delivers quote requests, in the same way on every host. */
export interface HostReceiver extends ReceiverContext {
  readonly store: QuoteStore;
  readonly queuedChannels: readonly QueuedChannel[];
  /** Queues the requests that were never delivered, and deletes pending deliveries of removed channels. */
  readonly queueUnnotified: () => Promise<void>;
  /** @throws if the inbox can't be read */
  readonly readNotification: () => Promise<NotificationStatus>;
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
}: ReceiverOptions): HostReceiver {
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
      recipient: describeChannel(id),
      queue: createDeliveryQueue(database, id, perHour),
      send: (batch, context) => send(batch, context, receiver.company),
    })),
    async queueUnnotified() {
      if (!ids.length) return;
      // An invalid setting disables a channel, whose pending deliveries must stay.
      const removals = settingErrors.length
        ? []
        : [buildRemovedChannelsStatement(ids)];
      await database.write(...removals, ...buildQueueStatements(ids));
    },
    async readNotification() {
      const notification = await readNotificationStatus(database, ids);
      if (!ignoredSettings.length) return notification;
      return {
        ...notification,
        status: "misconfigured",
        ignoredSettings: ignoredSettings.map(({ setting }) => setting),
      };
    },
  };
}
