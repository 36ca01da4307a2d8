/**
 * Maps items with an asynchronous function.
 * @param maxConcurrent maximum number of concurrent calls
 * @returns the results in the order of the items
 */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  maxConcurrent: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const remaining = items.entries();
  const worker = async () => {
    for (const [index, item] of remaining) results[index] = await map(item);
  };
  await Promise.all(Array.from({ length: maxConcurrent }, worker));
  return results;
}
