import { formatCompanyTime } from "./formatCompanyTime";
import type { SendAlert } from "./delivery/channelType";

/** What happens to requests now, without a quiet hour since the first. */
export interface Incident {
  /** ISO date-time. */
  readonly since: string;
  readonly count: number;
}

/** Milliseconds. */
const quietPeriod = 3_600_000;

/** How often a mail server that failed is asked again. Milliseconds. */
const retryInterval = 60_000;

interface AlertOptions {
  readonly recipients: readonly SendAlert[];
  /** Ends sending. */
  readonly signal: AbortSignal;
  /** What happens, such as "Quote requests are turned away". */
  readonly subject: string;
  /** What it means, and what the owner can do. */
  readonly text: string;
}

/** What the owner is told of. */
export const rateLimitAlert = {
  subject: "Quote requests are turned away",
  text: 'More have come in than the site accepts, from one address or in all. Visitors who are turned away are told to call or to try again. docs/hosting.md has the limits, and "npm run quotes" lists what was accepted.',
};

export const saveFailureAlert = {
  subject: "Quote requests can't be saved",
  text: "Visitors who send the form are told to call or to try again. The server's log says why, and docs/hosting.md how to look at it.",
};

/**
 * Counts the requests to which something happens. The log says so at once, and each
 * recipient gets one mail for as long as it goes on.
 */
export function createAlert({
  recipients,
  signal,
  subject,
  text,
}: AlertOptions) {
  let incident: Incident | undefined;
  let lastReportAt = -Infinity;
  let lastMailAt = -Infinity;
  let pendingRecipients: readonly SendAlert[] = [];
  let sending: Promise<void> = Promise.resolve();

  const getIncident = () =>
    performance.now() - lastReportAt < quietPeriod ? incident : undefined;

  async function sendAlerts(since: string): Promise<void> {
    const attempts = pendingRecipients.map(async (send) => {
      const message = `${subject}. It began on ${formatCompanyTime(since)}. ${text}\n`;
      return (await send(subject, message, signal)).delivered ? [] : [send];
    });
    pendingRecipients = (await Promise.all(attempts)).flat();
  }

  return {
    getIncident,
    /** Counts one more. */
    report(): void {
      const now = performance.now();
      const { since, count } = getIncident() ?? {
        since: new Date().toISOString(),
        count: 0,
      };
      incident = { since, count: count + 1 };
      lastReportAt = now;
      if (!count) {
        console.error(`${subject} since ${since}`);
        pendingRecipients = recipients;
      } else if (now - lastMailAt < retryInterval) return;
      lastMailAt = now;
      sending = sending.then(() => sendAlerts(since));
    },
    /** Waits for mails that are being sent. */
    whenSettled: () => sending,
  };
}
