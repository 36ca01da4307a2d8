/** When entries last changed, in seconds since 1970, by the names of the entries. */
export type Timestamps = Readonly<Record<string, number>>;

/** The largest time of a change: November 2286. */
export const maxTimestamp = 9_999_999_999;

/**
 * The time of a change, in seconds since 1970. It is after the time of the change
 * that it follows, even where that came from a device whose clock is ahead.
 */
export const nextTimestamp = (last: number): number =>
  Math.min(Math.max(secondsNow(), last + 1), maxTimestamp);

const secondsNow = () => Math.floor(Date.now() / 1000);

/**
 * A random id, which no other device gives. Ids sort by the second in which they were
 * given. More digits would make links longer.
 */
export const newId = (): string =>
  secondsNow().toString(36) + Math.random().toString(36).slice(2, 6);
