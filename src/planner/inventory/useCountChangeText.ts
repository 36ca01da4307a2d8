import { useState } from "react";
import type { InventoryRoom } from "../estimate/volumes";
import type { Plan } from "../plan/plan";

type Counts = Plan["counts"];

/** Describes the only count that differs, such as "Sofa: 2."; empty if none or several differ. */
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

/** Returns a text about the last change of one item's count, for screen readers. */
export function useCountChangeText(
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
