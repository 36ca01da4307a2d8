import fs from "node:fs/promises";
import path from "node:path";
import {
  createIncidentAlert,
  rateLimitAlert,
  saveFailureAlert,
} from "./createIncidentAlert";
import type { Incident } from "./createIncidentTracker";
import { createReceiver } from "./createReceiver";
import {
  createFailureLogger,
  createDeliveryWorker,
} from "./delivery/deliveryWorker";
import { channelTypes } from "./delivery/channelTypes";
import { hourlyLimits } from "./limits/rateLimits";
import type { RateLimiter } from "./limits/createRateLimiter";
import type { QuoteSettings } from "./readQuoteSettings";
import type { ReceiverContext } from "./receiveQuoteRequest";
import type { ReceiverContent } from "./responses/htmlPage";
import type { NotificationStatus } from "./store/deliveries";
import { findNetworkDrive } from "./store/findNetworkDrive";
import { openInbox } from "./store/inbox";

/** Health of the receiver, for monitors. */
export interface ReceiverHealth {
  /** State of the deliveries of requests. */
  readonly notification: NotificationStatus;
  /** Requests rejected by rate limits; `undefined` if there were none in the last hour. */
  readonly turnedAway?: Incident | undefined;
}

export interface OpenReceiver extends ReceiverContext {
  /** @throws if requests can't be saved */
  readonly checkHealth: () => Promise<ReceiverHealth>;
  readonly close: () => Promise<void>;
}

interface ReceiverOptions {
  /** Errors in the server's settings. */
  readonly hostSettingErrors?: QuoteSettings["settingErrors"];
  /** Rate limit of each visitor. */
  readonly rateLimit: RateLimiter;
  readonly company: ReceiverContent;
  /** Called when the inbox's file was moved, deleted or replaced. No requests are saved from then on. */
  readonly onReplaced: (error: Error) => void;
  /** Folder of the SQL migrations; required in a bundle. */
  readonly migrations?: string;
}

/**
 * TTL of the result of a health check, in milliseconds. Each check writes to the disk, and
 * anyone may request a check.
 */
const healthCacheTtl = 5000;

/** Interval between checks of the inbox for a replaced file and for due deliveries, in milliseconds. */
const pollInterval = 1000;

/** Maximum wait for deliveries and alerts on shutdown, in milliseconds. */
const shutdownTimeout = 5_000;

/**
 * @param megabytes required space
 * @throws if the disk has less free space
 */
async function assertFreeSpace(file: string, megabytes: number): Promise<void> {
  const { bavail, bsize } = await fs.statfs(path.dirname(file));
  if (bavail * bsize < megabytes * 1_000_000)
    throw new Error(
      `Less than ${megabytes} MB are free on the disk of ${file}`,
    );
}

/** Opens the inbox and starts the delivery workers. */
export function openReceiver(
  settings: QuoteSettings,
  {
    hostSettingErrors,
    rateLimit,
    company,
    onReplaced,
    migrations,
  }: ReceiverOptions,
): OpenReceiver {
  const { inboxFile, allowedOrigins, channels, freeSpace } = settings;
  const inbox = openInbox(inboxFile, {
    migrations,
    onReplaced,
    onCreated: () => console.log(`${inboxFile} is a new inbox`),
  });
  const shutdown = new AbortController();
  const { signal } = shutdown;
  const recipients = channels.flatMap(({ sendAlert }) => sendAlert ?? []);
  const turnedAwayAlert = createIncidentAlert({
    recipients,
    signal,
    ...rateLimitAlert,
  });
  const saveFailures = createIncidentAlert({
    recipients,
    signal,
    ...saveFailureAlert,
  });
  const receiver = createReceiver({
    database: inbox,
    settings,
    hostSettingErrors,
    rateLimit,
    perHour: hourlyLimits.machine,
    allowedOrigins,
    company: () => Promise.resolve(company),
    onTurnedAway: () => turnedAwayAlert.report(),
    onError: createFailureLogger("A quote request could not be saved"),
  });
  const workers = receiver.queuedChannels.map((worker) =>
    createDeliveryWorker({ ...worker, signal }),
  );
  const withSaveAlert = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      saveFailures.report();
      throw error;
    }
  };

  let lastCheckAt = -Infinity;
  let lastCheck: Promise<void>;
  async function checkHealth(): Promise<ReceiverHealth> {
    if (performance.now() - lastCheckAt > healthCacheTtl) {
      lastCheckAt = performance.now();
      lastCheck = receiver.store
        .assertCanSave()
        .then(() => assertFreeSpace(inboxFile, freeSpace));
    }
    await lastCheck;
    const notification = await receiver.readNotification();
    return { notification, turnedAway: turnedAwayAlert.getIncident() };
  }
  if (!channels.length && !settings.settingErrors.length)
    console.error(
      `Nobody is notified of quote requests: set ${Object.values(channelTypes)
        .map(({ requiredVariables }) => requiredVariables)
        .join(", or ")}`,
    );
  // Errors are only logged: the site must work without its inbox.
  checkHealth()
    .catch(createFailureLogger("The inbox can't save quote requests"))
    .finally(() => {
      const drive = findNetworkDrive(inboxFile);
      if (drive)
        console.error(
          `${inboxFile} is on a network drive (${drive}), where SQLite's locks fail and requests can be lost: move it to a disk of this machine`,
        );
    });

  let areDeliveriesQueued = false;
  /** Checks the inbox's file and starts due deliveries. The first successful poll queues undelivered requests. */
  async function poll(): Promise<void> {
    if (areDeliveriesQueued) await inbox.read({ sql: "SELECT 1", values: [] });
    else await receiver.queueUnnotified();
    areDeliveriesQueued = true;
    for (const worker of workers) worker.poll();
  }
  let polling: Promise<void> | undefined;
  const tick = () => {
    polling ??= poll()
      .catch(() => undefined)
      .finally(() => {
        polling = undefined;
      });
  };
  tick();
  const timer = setInterval(tick, pollInterval);

  return {
    ...receiver,
    store: {
      add: (request, spam) =>
        withSaveAlert(async () => {
          await assertFreeSpace(inboxFile, freeSpace);
          return receiver.store.add(request, spam);
        }),
    },
    rateLimit: (ip) => withSaveAlert(() => receiver.rateLimit(ip)),
    checkHealth,
    async close() {
      clearInterval(timer);
      const abortTimer = setTimeout(() => shutdown.abort(), shutdownTimeout);
      await Promise.all([
        turnedAwayAlert.whenSettled(),
        saveFailures.whenSettled(),
      ]);
      await Promise.all(workers.map((worker) => worker.whenSettled()));
      clearTimeout(abortTimer);
      inbox.close();
    },
  };
}
