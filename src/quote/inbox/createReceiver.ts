import { describeChannel } from "./delivery/channelTypes";
import type { ChannelSettings } from "./delivery/channelTypes";
import type { QueuedChannel } from "./delivery/deliveryWorker";
import type { RateLimit } from "./limits/createRateLimiter";
import type { Receiver } from "./receiveQuote";
import type { Database } from "./store/database";
import {
  createDeliveryQueue,
  readNotificationStatus,
} from "./store/deliveries";
import type { NotificationStatus } from "./store/deliveries";
import {
  deleteRemovedChannels,
  checkHourlyLimit,
  buildQueueStatements,
  createQuoteStore,
} from "./store/quoteStore";
import type { QuoteStore } from "./store/quoteStore";

interface ReceiverOptions extends Pick<
  Receiver,
  "allowedOrigins" | "company" | "onError"
> {
  readonly database: Database;
  readonly settings: ChannelSettings;
  /** The limit of each visitor. */
  readonly rateLimit: RateLimit;
  /** How many requests from all are accepted in an hour. */
  readonly perHour: number;
  /** Called for each request that a limit turns away. */
  readonly onTurnedAway: () => void;
}

/** What receives and delivers quote requests, alike on every host. */
export interface HostReceiver extends Receiver {
  readonly store: QuoteStore;
  readonly queuedChannels: readonly QueuedChannel[];
  /** Queues what nobody was told of, and forgets what waits for channels that are gone. */
  readonly queueUnnotified: () => Promise<void>;
  /** @throws if the inbox can't be read */
  readonly readNotification: () => Promise<NotificationStatus>;
}

/** Creates what receives quote requests, and logs which settings are ignored. */
export function createReceiver({
  database,
  settings: { channels, settingErrors },
  rateLimit,
  perHour,
  onTurnedAway,
  ...receiver
}: ReceiverOptions): HostReceiver {
  for (const message of settingErrors)
    console.error(`A setting is ignored: ${message}`);
  const ids = channels.map(({ id }) => id);
  return {
    ...receiver,
    store: createQuoteStore(database, ids),
    async rateLimit(ip) {
      const wait =
        (await rateLimit(ip)) || (await checkHourlyLimit(database, perHour));
      if (wait) onTurnedAway();
      return wait;
    },
    queuedChannels: channels.map(({ id, send, perHour }) => ({
      to: describeChannel(id),
      queue: createDeliveryQueue(database, id, perHour),
      send: (batch, signal) => send(batch, signal, receiver.company),
    })),
    async queueUnnotified() {
      if (!ids.length) return;
      // Settings that are wrong forget nobody.
      const removals = settingErrors.length ? [] : [deleteRemovedChannels(ids)];
      await database.write(...removals, ...buildQueueStatements(ids));
    },
    async readNotification() {
      const notification = await readNotificationStatus(database, ids);
      return settingErrors.length ? { status: "misconfigured" } : notification;
    },
  };
}
