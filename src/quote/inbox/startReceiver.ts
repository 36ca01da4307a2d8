import fs from "node:fs/promises";
import path from "node:path";
import {
  createIncidentAlert,
  rateLimitAlert,
  saveFailureAlert,
} from "./createIncidentAlert";
import { createHealthCheck } from "./createHealthCheck";
import type { ReceiverHealth } from "./createHealthCheck";
import { createReceiver } from "./createReceiver";
import type { Receiver } from "./createReceiver";
import {
  createFailureLogger,
  createDeliveryWorker,
} from "./delivery/deliveryWorker";
import { channelDefinitions } from "./delivery/channelDefinitions";
import type { ConfiguredChannels } from "./delivery/channelDefinitions";
import { hourlyLimits } from "./limits/rateLimits";
import type { RateLimiter } from "./limits/createRateLimiter";
import { pollInbox } from "./pollInbox";
import type { QuoteSettings } from "./readQuoteSettings";
import type { ReceiverContext } from "./receiveQuoteRequest";
import type { ReceiverContent } from "./responses/hostPage";
import { findNetworkFileSystem } from "./store/findNetworkFileSystem";
import { createInbox } from "./store/inbox";

/** A receiver with delivery workers, which deliver until it is closed. */
export interface RunningReceiver extends ReceiverContext {
  /** @throws if requests can't be saved */
  readonly checkHealth: () => Promise<ReceiverHealth>;
  readonly close: () => Promise<void>;
}

interface StartOptions {
  /** Errors in the server's settings. */
  readonly hostSettingErrors?: QuoteSettings["settingErrors"];
  /** Rate limit of each visitor. */
  readonly rateLimit: RateLimiter;
  readonly content: ReceiverContent;
  /** Called when the inbox's file was moved, deleted or replaced. No requests are saved from then on. */
  readonly onReplaced: (error: Error) => void;
  /** Folder of the SQL migrations; required in a bundle. */
  readonly migrations?: string;
}

/** Maximum wait for deliveries and alerts on shutdown, in milliseconds. */
const shutdownTimeout = 5_000;

/** @throws if the disk of the file has less free space than `minFreeMegabytes` */
async function assertFreeSpace(
  file: string,
  minFreeMegabytes: number,
): Promise<void> {
  const { bavail, bsize } = await fs.statfs(path.dirname(file));
  if (bavail * bsize < minFreeMegabytes * 1_000_000)
    throw new Error(
      `Less than ${minFreeMegabytes} MB are free on the disk of ${file}`,
    );
}

/** Creates the alerts about requests that are turned away or can't be saved. */
function createAlerts({ channels }: ConfiguredChannels, signal: AbortSignal) {
  const recipients = channels.flatMap(({ sendAlert }) => sendAlert ?? []);
  const options = { recipients, signal };
  return {
    turnedAway: createIncidentAlert({ ...options, ...rateLimitAlert }),
    saveFailure: createIncidentAlert({ ...options, ...saveFailureAlert }),
  };
}

type Alerts = ReturnType<typeof createAlerts>;

/** Adds the alert about save failures to the methods that save a request. */
function alertOnFailure(
  { store, rateLimit }: Receiver,
  { saveFailure }: Alerts,
  assertSpace: () => Promise<void>,
): Pick<ReceiverContext, "store" | "rateLimit"> {
  async function reportFailure<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      saveFailure.report();
      throw error;
    }
  }
  return {
    rateLimit: (ip) => reportFailure(() => rateLimit(ip)),
    store: {
      add: (request, spam) =>
        reportFailure(async () => {
          await assertSpace();
          return store.add(request, spam);
        }),
    },
  };
}

function warnIfNoChannels({
  channels,
  settingErrors,
}: ConfiguredChannels): void {
  if (channels.length || settingErrors.length) return;
  const variables = Object.values(channelDefinitions).map(
    ({ requiredVariables }) => requiredVariables,
  );
  console.error(
    `Nobody is notified of quote requests: set ${variables.join(", or ")}`,
  );
}

function warnOfNetworkDrive(inboxFile: string): void {
  const drive = findNetworkFileSystem(inboxFile);
  if (!drive) return;
  console.error(
    `${inboxFile} is on a network drive (${drive}), where SQLite's locks fail and requests can be lost: move it to a disk of this machine`,
  );
}

/** Opens the inbox, and starts the delivery workers and the polling of the inbox. */
export function startReceiver(
  settings: QuoteSettings,
  {
    hostSettingErrors,
    rateLimit,
    content,
    onReplaced,
    migrations,
  }: StartOptions,
): RunningReceiver {
  const { inboxFile, allowedOrigins, minFreeMegabytes } = settings;
  const inbox = createInbox(inboxFile, {
    migrations,
    onReplaced,
    onCreated: () => console.log(`${inboxFile} is a new inbox`),
  });
  const shutdown = new AbortController();
  const { signal } = shutdown;
  const alerts = createAlerts(settings, signal);
  const { turnedAway, saveFailure } = alerts;
  const receiver = createReceiver({
    database: inbox,
    settings,
    hostSettingErrors,
    rateLimit,
    perHour: hourlyLimits.machine,
    allowedOrigins,
    readContent: () => Promise.resolve(content),
    onTurnedAway: () => turnedAway.report(),
    onError: createFailureLogger("A quote request could not be saved"),
  });
  const assertSpace = () => assertFreeSpace(inboxFile, minFreeMegabytes);
  const checkHealth = createHealthCheck(receiver, turnedAway, assertSpace);

  warnIfNoChannels(settings);
  // Errors are only logged: the site must work without its inbox.
  checkHealth()
    .catch(createFailureLogger("The inbox can't save quote requests"))
    .finally(() => warnOfNetworkDrive(inboxFile));
  const workers = receiver.queuedChannels.map((channel) =>
    createDeliveryWorker({ ...channel, signal }),
  );
  const stopPolling = pollInbox(inbox, receiver, workers);

  return {
    ...receiver,
    ...alertOnFailure(receiver, alerts, assertSpace),
    checkHealth,
    async close() {
      stopPolling();
      const abortTimer = setTimeout(() => shutdown.abort(), shutdownTimeout);
      await Promise.all([turnedAway.whenSettled(), saveFailure.whenSettled()]);
      await Promise.all(workers.map((worker) => worker.whenSettled()));
      clearTimeout(abortTimer);
      inbox.close();
    },
  };
}
