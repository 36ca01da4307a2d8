import { useState } from "react";
import type { InventoryRoom } from "../estimate/volumes";
import type { Plan } from "../plan/plan";

type CountedItems = Pick<Plan, "counts" | "customItems">;

/** Returns the names and counts of all items, those of the rooms first. */
const listCounts = (
  rooms: readonly InventoryRoom[],
  { counts, customItems }: CountedItems,
) => [
  ...rooms
    .flatMap(({ items }) => items)
    .map(({ id, name }) => ({ id, name, count: counts[id] ?? 0 })),
  ...customItems,
];

/**
 * Describes the only count that differs, such as "Sofa: 2."; empty if none or several differ,
 * and for a removed custom item.
 */
function describeCountChange(
  rooms: readonly InventoryRoom[],
  before: CountedItems,
  after: CountedItems,
): string {
  const previousCounts = new Map(
    listCounts(rooms, before).map(({ id, count }) => [id, count]),
  );
  const [item, ...others] = listCounts(rooms, after).filter(
    ({ id, count }) => previousCounts.get(id) !== count,
  );
  return item && others.length === 0 ? `${item.name}: ${item.count}.` : "";
}

/** Returns a text about the last change of one item's count, for screen readers. */
export function useCountChangeText(
  rooms: readonly InventoryRoom[],
  { counts, customItems }: CountedItems,
): string {
  const [last, setLast] = useState({ counts, customItems });
  const [changeText, setChangeText] = useState("");
  if (counts !== last.counts || customItems !== last.customItems) {
    setLast({ counts, customItems });
    setChangeText(describeCountChange(rooms, last, { counts, customItems }));
  }
  return changeText;
}
