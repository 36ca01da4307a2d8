/** The time, in seconds since 1970. */
const now = () => Math.floor(Date.now() / 1000);

/**
 * The time of a change, in seconds since 1970. It is after the time of the change
 * that it follows, even where that came from a device whose clock is ahead.
 */
export const timeAfter = (last = 0): number => Math.max(now(), last + 1);

/**
 * Of two versions, the one that was changed later. Of two that were changed in the
 * same second, every device chooses the same one.
 * @param textOf what differs between the versions
 */
export function laterOf<T extends { readonly changed: number }>(
  one: T,
  other: T,
  textOf: (version: T) => string,
): T {
  if (one.changed !== other.changed)
    return one.changed > other.changed ? one : other;
  return textOf(other) > textOf(one) ? other : one;
}

/** Of two days or ids, the one that sorts first. One of them may be empty. */
export const earlier = (one: string, other: string): string =>
  one && other ? (one < other ? one : other) : one || other;

/**
 * Two lists as one, in the order of the ids.
 * @param merge makes one version of two
 */
export function mergeById<T extends { readonly id: string }>(
  own: readonly T[],
  other: readonly T[],
  merge: (one: T, two: T) => T,
): T[] {
  const byId = new Map<string, T>();
  for (const item of [...own, ...other]) {
    const existing = byId.get(item.id);
    byId.set(item.id, existing ? merge(existing, item) : item);
  }
  return Array.from(byId.values()).sort((one, two) =>
    one.id < two.id ? -1 : 1,
  );
}

/**
 * A random id, which no other device gives. Ids sort by the time at which they were
 * given.
 */
export const newId = (): string =>
  Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
