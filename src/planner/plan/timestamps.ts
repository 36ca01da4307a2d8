/** Times of the last changes, in seconds since 1970, by flat key. */
export type Timestamps = Readonly<Record<string, number>>;

/** Latest valid timestamp: November 2286, in seconds since 1970. */
export const maxTimestamp = 9_999_999_999;

/**
 * Monotonic clock: the time now, or one second after the last change if the clock of
 * another device was ahead. In seconds since 1970.
 */
export const getNextTimestamp = (last: number): number =>
  Math.min(Math.max(secondsNow(), last + 1), maxTimestamp);

/** Returns the latest timestamp of a plan and its boxes, in seconds since 1970; 0 without any. */
export const getLatestPlanTimestamp = ({
  changed,
  boxes,
}: {
  readonly changed: Timestamps;
  readonly boxes: readonly { readonly changed: Timestamps }[];
}): number => {
  let latest = 0;
  for (const timestamps of [changed, ...boxes.map((box) => box.changed)])
    latest = Math.max(latest, ...Object.values(timestamps));
  return latest;
};

const secondsNow = () => Math.floor(Date.now() / 1000);

/**
 * Creates a random ID. IDs sort by the second of their creation. Four random digits are
 * enough for a household, and more would make links longer.
 */
export const createId = (): string =>
  secondsNow().toString(36) + Math.random().toString(36).slice(2, 6);
