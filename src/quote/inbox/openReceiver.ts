import fs from "node:fs/promises";
import path from "node:path";
import { alarm, limitsNotice, unsavedNotice } from "./alarm";
import type { Occurrence } from "./alarm";
import { createReceiver } from "./createReceiver";
import { logFailure, startChannel } from "./delivery/channel";
import { channelTypes } from "./delivery/channelTypes";
import { perHour } from "./limits/limits";
import type { RateLimit } from "./limits/rateLimit";
import type { QuoteSettings } from "./quoteSettings";
import type { Receiver } from "./receiveQuote";
import type { CompanyFacts } from "./responses/page";
import type { Notification } from "./store/deliveries";
import { openInbox } from "./store/inbox";

/** How the receiver is, for monitors. */
export interface Health {
  /** Whether somebody is told of requests. */
  readonly notification: Notification;
  /** What limits turn away. */
  readonly turnedAway?: Occurrence | undefined;
}

export interface OpenReceiver extends Receiver {
  /** Rejects if requests can't be saved. */
  readonly check: () => Promise<Health>;
  readonly close: () => Promise<void>;
}

interface ReceiverOptions {
  /** The limit of each address. */
  readonly rateLimit: RateLimit;
  readonly company: CompanyFacts;
  /** Called once another file has the inbox's place: nothing more is saved. */
  readonly onReplaced: (error: Error) => void;
  /** Folder of the inbox's migrations; required in a bundle. */
  readonly migrations?: string;
}

/**
 * How long it is known whether requests can be saved: each check writes to the disk,
 * and anyone may ask for the server's health. Milliseconds.
 */
const cacheTime = 5000;

/**
 * How often the inbox is read: whether it is in its place, and what is to be delivered.
 * Milliseconds.
 */
const interval = 1000;

/** How long closing waits for requests that are due, and for mails. Milliseconds. */
const grace = 5_000;

/** @throws if the disk has too little room for more requests. @param megabytes that have to be free */
async function assertFreeSpace(file: string, megabytes: number): Promise<void> {
  const { bavail, bsize } = await fs.statfs(path.dirname(file));
  if (bavail * bsize < megabytes * 1_000_000)
    throw new Error(
      `Less than ${megabytes} MB are free on the disk of ${file}`,
    );
}

/** Opens the inbox and starts deliveries from it. */
export function openReceiver(
  settings: QuoteSettings,
  { rateLimit, company, onReplaced, migrations }: ReceiverOptions,
): OpenReceiver {
  const { inboxFile, allowedOrigins, channels, freeSpace } = settings;
  const inbox = openInbox(inboxFile, { migrations, onReplaced });
  const ending = new AbortController();
  const { signal } = ending;
  const recipients = channels.flatMap(({ sendAlert }) => sendAlert ?? []);
  const turnedAway = alarm({ recipients, signal, ...limitsNotice });
  const unsaved = alarm({ recipients, signal, ...unsavedNotice });
  const receiver = createReceiver({
    database: inbox,
    settings,
    rateLimit,
    perHour: perHour.machine,
    allowedOrigins,
    company: () => Promise.resolve(company),
    onTurnedAway: () => turnedAway.add(),
    onError: logFailure("A quote request could not be saved"),
  });
  const workers = receiver.queuedChannels.map((channel) =>
    startChannel({ ...channel, signal }),
  );
  const alarmed = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      unsaved.add();
      throw error;
    }
  };

  let checkedAt = -Infinity;
  let checked: Promise<void>;
  async function check(): Promise<Health> {
    if (performance.now() - checkedAt > cacheTime) {
      checkedAt = performance.now();
      checked = receiver.store
        .check()
        .then(() => assertFreeSpace(inboxFile, freeSpace));
    }
    await checked;
    const notification = await receiver.readNotification();
    return { notification, turnedAway: turnedAway.current() };
  }
  if (!channels.length && !settings.settingErrors.length)
    console.error(
      `Nobody is notified of quote requests: set ${Object.values(channelTypes)
        .map(({ requiredVariables }) => requiredVariables)
        .join(", or ")}`,
    );
  // Only logs: the site must work without its inbox.
  check().catch(logFailure("The inbox can't save quote requests"));

  let isQueued = false;
  /** First queues what nobody was told of, also as soon as a damaged inbox is repaired. */
  async function wake(): Promise<void> {
    if (isQueued) await inbox.read({ sql: "SELECT 1", values: [] });
    else await receiver.queueUnnotified();
    isQueued = true;
    for (const worker of workers) worker.wake();
  }
  let waking: Promise<void> | undefined;
  const tick = () => {
    waking ??= wake()
      .catch(() => undefined)
      .finally(() => {
        waking = undefined;
      });
  };
  tick();
  const timer = setInterval(tick, interval);

  return {
    ...receiver,
    store: {
      add: (request, spam) =>
        alarmed(async () => {
          await assertFreeSpace(inboxFile, freeSpace);
          return receiver.store.add(request, spam);
        }),
    },
    rateLimit: (ip) => alarmed(() => receiver.rateLimit(ip)),
    check,
    async close() {
      clearInterval(timer);
      const end = setTimeout(() => ending.abort(), grace);
      await Promise.all([turnedAway.settled(), unsaved.settled()]);
      await Promise.all(workers.map((worker) => worker.settled()));
      clearTimeout(end);
      inbox.close();
    },
  };
}
