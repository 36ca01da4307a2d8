/**
 * Takes items in turn, starting over after the last one.
 * @throws if there are no items
 */
export function cycle<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("there are no items to take in turn");
  return item;
}
