import { createIncidentTracker } from "./createIncidentTracker";
import { formatCompanyTime } from "./formatCompanyTime";
import type { SendAlert } from "./delivery/channelDefinition";

/** Minimum interval between attempts to mail an alert, in milliseconds. */
const retryInterval = 60_000;

interface AlertOptions {
  readonly recipients: readonly SendAlert[];
  /** Aborts the sending of alerts. */
  readonly signal: AbortSignal;
  /** The failure, such as "Quote requests are turned away". */
  readonly subject: string;
  /** Consequences of the failure, and advice for the owner. */
  readonly text: string;
}

export const rateLimitAlert = {
  subject: "Quote requests are turned away",
  text: 'More have come in than the site accepts, from one address or in all. Visitors who are turned away are told to call or to try again. docs/hosting.md has the limits, and "npm run quotes" lists what was accepted.',
};

export const saveFailureAlert = {
  subject: "Quote requests can't be saved",
  text: "Visitors who send the form are told to call or to try again. The server's log says why, and docs/hosting.md how to look at it.",
};

/**
 * Creates an alert about a failure that affects requests. Each incident is logged once, and mailed
 * to each recipient; a later report retries a mail that can't have arrived. An hour without a report
 * ends the incident.
 */
export function createIncidentAlert({
  recipients,
  signal,
  subject,
  text,
}: AlertOptions) {
  const incidents = createIncidentTracker();
  let lastMailAt = -Infinity;
  let pendingRecipients: readonly SendAlert[] = [];
  let sending: Promise<void> = Promise.resolve();

  async function sendAlerts(since: string): Promise<void> {
    const recipientsNow = pendingRecipients;
    const message = `${subject}. It began on ${formatCompanyTime(since)}. ${text}\n`;
    const attempts = await Promise.all(
      recipientsNow.map((send) => send(subject, message, signal)),
    );
    // An alert that may have arrived isn't sent again.
    pendingRecipients = recipientsNow.filter((_send, index) => {
      const attempt = attempts[index];
      return !attempt?.delivered && !attempt?.isUncertain;
    });
  }

  return {
    getIncident: incidents.getIncident,
    /** Counts one more affected request. */
    report(): void {
      const now = performance.now();
      const { since, count } = incidents.report();
      const isNewIncident = count === 1;
      if (!isNewIncident && now - lastMailAt < retryInterval) return;
      if (isNewIncident) {
        console.error(`${subject} since ${since}`);
        pendingRecipients = recipients;
      }
      lastMailAt = now;
      sending = sending.then(() => sendAlerts(since));
    },
    /** Resolves once no alert is being sent. */
    whenSettled: () => sending,
  };
}
