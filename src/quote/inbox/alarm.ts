import { companyTime } from "./companyTime";
import type { SendAlert } from "./delivery/channelType";

/** What happens to requests now, without a quiet hour since the first. */
export interface Occurrence {
  /** ISO date-time. */
  readonly since: string;
  readonly count: number;
}

/** Milliseconds. */
const quietTime = 3_600_000;

/** How often a mail server that failed is asked again. Milliseconds. */
const retryInterval = 60_000;

interface AlarmOptions {
  readonly recipients: readonly SendAlert[];
  /** Ends sending. */
  readonly signal: AbortSignal;
  /** What happens, such as "Quote requests are turned away". */
  readonly subject: string;
  /** What it means, and what the owner can do. */
  readonly text: string;
}

/** What the owner is told of. */
export const limitsNotice = {
  subject: "Quote requests are turned away",
  text: 'More have come in than the site accepts, from one address or in all. Visitors who are turned away are told to call or to try again. docs/hosting.md has the limits, and "npm run quotes" lists what was accepted.',
};

export const unsavedNotice = {
  subject: "Quote requests can't be saved",
  text: "Visitors who send the form are told to call or to try again. The server's log says why, and docs/hosting.md how to look at it.",
};

/**
 * Counts the requests to which something happens. The log says so at once, and each
 * recipient gets one mail for as long as it goes on.
 */
export function alarm({ recipients, signal, subject, text }: AlarmOptions) {
  let state: Occurrence | undefined;
  let lastAt = -Infinity;
  let mailedAt = -Infinity;
  let waitingRecipients: readonly SendAlert[] = [];
  let mailing: Promise<void> = Promise.resolve();

  const current = () =>
    performance.now() - lastAt < quietTime ? state : undefined;

  async function mail(since: string): Promise<void> {
    const sendings = waitingRecipients.map(async (send) => {
      const message = `${subject}. It began on ${companyTime(since)}. ${text}\n`;
      return (await send(subject, message, signal)).delivered ? [] : [send];
    });
    waitingRecipients = (await Promise.all(sendings)).flat();
  }

  return {
    current,
    /** Counts one more. */
    add(): void {
      const now = performance.now();
      const { since, count } = current() ?? {
        since: new Date().toISOString(),
        count: 0,
      };
      state = { since, count: count + 1 };
      lastAt = now;
      if (!count) {
        console.error(`${subject} since ${since}`);
        waitingRecipients = recipients;
      } else if (now - mailedAt < retryInterval) return;
      mailedAt = now;
      mailing = mailing.then(() => mail(since));
    },
    /** Waits for mails that are being sent. */
    settled: () => mailing,
  };
}
