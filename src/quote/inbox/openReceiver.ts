import { counted } from "../../site/text";
import { stripControlChars } from "../request/quoteTexts";
import { deliverTo } from "./delivery/deliver";
import { startDeliverer } from "./delivery/deliverer";
import { deliveryQueue, queueUntold } from "./delivery/deliveryQueue";
import { mailsPerHour, mailSummary, mailTo, textTo } from "./delivery/mail";
import { notificationOf, redactAddresses } from "./delivery/notification";
import type { Notification } from "./delivery/notification";
import { overallLimit } from "./limits/limits";
import type { RateLimit } from "./limits/rateLimit";
import { turnedAwayCounter } from "./limits/turnedAway";
import type { TurnedAway } from "./limits/turnedAway";
import type { QuoteSettings } from "./quoteSettings";
import type { Receiver } from "./receiveQuote";
import type { CompanyFacts } from "./responses/page";
import { openInbox } from "./store/inbox";
import type { LocalDatabase } from "./store/inbox";
import { quoteStore, recipientOf } from "./store/quoteStore";
import type { DeliveryChannel } from "./store/quoteStore";

/** How the receiver is, for monitors. */
export interface Health {
  /** Whether somebody is told of requests. */
  readonly notification: Notification;
  readonly turnedAway?: TurnedAway | undefined;
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

interface Channel extends Pick<
  Parameters<typeof startDeliverer>[0],
  "queue" | "deliver" | "summarize"
> {
  readonly name: DeliveryChannel;
}

function channelsOf(
  inbox: LocalDatabase,
  { forwardUrl, mail }: QuoteSettings,
  { texts }: CompanyFacts,
): Channel[] {
  const channels: Channel[] = [];
  if (forwardUrl)
    channels.push({
      name: "forward",
      queue: deliveryQueue(inbox, "forward"),
      deliver: deliverTo(forwardUrl),
    });
  if (!mail) return channels;
  for (const to of mail.to) {
    const name = `mail:${to}` as const;
    channels.push({
      name,
      queue: deliveryQueue(inbox, name, { perHour: mailsPerHour }),
      deliver: mailTo(mail, to, texts),
      summarize: (signal) => mailSummary(inbox, name, textTo(mail, to, signal)),
    });
  }
  return channels;
}

/** Logs a failure in one line. @param prefix of the line */
const logFailure = (prefix: string) => (error: unknown) =>
  console.error(
    `${prefix}: ${stripControlChars(error instanceof Error ? error.message : String(error))}`,
  );

/** Says at the start what keeps requests from reaching somebody. */
function logNotification(
  { status, waiting, since, reason }: Notification,
  settingErrors: readonly string[],
): void {
  for (const message of settingErrors)
    console.error(`A setting is ignored: ${message}`);
  if (status === "off")
    console.error(
      "Nobody is notified of quote requests: set SMTP_HOST and QUOTE_MAIL_TO, or QUOTE_FORWARD_URL",
    );
  if (status === "failing")
    console.error(
      `${counted(waiting ?? 0, "quote request")} could not be delivered since ${since}${reason ? `: ${reason}` : ""}`,
    );
}

/** Opens the inbox and starts deliveries from it. */
export function openReceiver(
  settings: QuoteSettings,
  { rateLimit, company, onReplaced, migrations }: ReceiverOptions,
): OpenReceiver {
  const { inboxFile, allowedOrigins, settingErrors, mail } = settings;
  const inbox = openInbox(inboxFile, { migrations, onReplaced });
  const channels = channelsOf(inbox, settings, company);
  const names = channels.map(({ name }) => name);
  const ending = new AbortController();
  const { signal } = ending;
  const turnedAway = turnedAwayCounter(
    mail ? mail.to.map((to) => textTo(mail, to, signal)) : [],
  );
  const deliverers = channels.map(({ name, ...channel }) =>
    startDeliverer({
      ...channel,
      signal,
      onError: logFailure("A delivery could not be recorded"),
      onFailure: (reason) =>
        console.error(
          `Quote requests can't be delivered to ${recipientOf(name) ?? "QUOTE_FORWARD_URL"}, and delivery is retried: ${redactAddresses(reason)}`,
        ),
    }),
  );
  let checkedAt = -Infinity;
  let checked: Promise<void>;
  async function check(): Promise<Health> {
    if (performance.now() - checkedAt > cacheTime) {
      checkedAt = performance.now();
      checked = inbox.check();
    }
    await checked;
    const notification: Notification = settingErrors.length
      ? { status: "misconfigured" }
      : await notificationOf(inbox, names);
    return { notification, turnedAway: turnedAway.current() };
  }
  // Only logs: the site must work without its inbox.
  check().then(
    ({ notification }) => logNotification(notification, settingErrors),
    logFailure("The inbox can't save quote requests"),
  );

  let isQueued = false;
  /** First queues what nobody was told of, also as soon as a damaged inbox is repaired. */
  async function deliver(): Promise<void> {
    if (isQueued) await inbox.read({ sql: "SELECT 1", values: [] });
    else await inbox.write(...queueUntold(names));
    isQueued = true;
    for (const deliverer of deliverers) deliverer.wake();
  }
  const tick = () => void deliver().catch(() => undefined);
  tick();
  const timer = setInterval(tick, interval);

  return {
    store: quoteStore(inbox, names),
    rateLimit: async (address) => {
      const wait = (await rateLimit(address)) || (await overallLimit(inbox));
      if (wait) turnedAway.add();
      return wait;
    },
    allowedOrigins,
    onError: logFailure("A quote request could not be saved"),
    company: () => Promise.resolve(company),
    check,
    async close() {
      clearInterval(timer);
      const end = setTimeout(() => ending.abort(), grace);
      await turnedAway.settled();
      await Promise.all(deliverers.map((deliverer) => deliverer.settled()));
      clearTimeout(end);
      inbox.close();
    },
  };
}
