import type { SendText } from "../delivery/mail";

/** Requests that limits turn away now, without a quiet hour since the first. */
export interface TurnedAway {
  /** ISO date-time. */
  readonly since: string;
  readonly count: number;
}

/** Milliseconds. */
const quietTime = 3_600_000;

/** How often a mail server that failed is asked again. Milliseconds. */
const retryInterval = 60_000;

const noticeText = (since: string) =>
  [
    "Quote requests are turned away",
    `Since ${since} more quote requests have come in than the site accepts, from one address or in all. Visitors who are turned away are told to call or to try again. docs/hosting.md has the limits, and "npm run quotes" lists what was accepted.\n`,
  ] as const;

/**
 * Counts the requests that limits turn away. The log says so at once, and each
 * recipient gets one mail for as long as it goes on.
 */
export function turnedAwayCounter(recipients: readonly SendText[]) {
  let state: TurnedAway | undefined;
  let lastAt = -Infinity;
  let toldAt = -Infinity;
  let waitingRecipients: readonly SendText[] = [];
  let telling: Promise<void> = Promise.resolve();

  const current = () =>
    performance.now() - lastAt < quietTime ? state : undefined;

  async function tell(since: string): Promise<void> {
    const sendings = waitingRecipients.map(async (send) =>
      (await send(...noticeText(since))).delivered ? [] : [send],
    );
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
        console.error(`Quote requests are turned away since ${since}`);
        waitingRecipients = recipients;
      } else if (now - toldAt < retryInterval) return;
      toldAt = now;
      telling = telling.then(() => tell(since));
    },
    /** Waits for mails that are being sent. */
    settled: () => telling,
  };
}
