import { useState } from "react";
import type { InventoryRoom } from "../estimate/volumes";
import type { Plan } from "../plan/plan";

type Counts = Plan["counts"];

/** Returns the only item whose count differs, such as "Sofa: 2."; empty if several differ. */
function describeCountChange(
  rooms: readonly InventoryRoom[],
  before: Counts,
  after: Counts,
): string {
  const changed = rooms
    .flatMap(({ items }) => items)
    .filter(({ id }) => before[id] !== after[id]);
  const [item, ...others] = changed;
  if (!item || others.length > 0) return "";
  return `${item.name}: ${after[item.id] ?? 0}.`;
}

/** Returns what the last change did to the count of one item, for screen readers. */
export function useCountChange(
  rooms: readonly InventoryRoom[],
  counts: Counts,
): string {
  const [lastCounts, setLastCounts] = useState(counts);
  const [changeText, setChangeText] = useState("");
  if (counts !== lastCounts) {
    setLastCounts(counts);
    setChangeText(describeCountChange(rooms, lastCounts, counts));
  }
  return changeText;
}
