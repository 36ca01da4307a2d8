import { interpolate } from "../site/interpolate";
import { loadOf, roughly, shown, totalOfPlan } from "./volumes";
import type { Room } from "./volumes";
import * as styles from "./LoadBar.module.css";
import { LoadSum } from "./LoadSum";
import { usePlan } from "./usePlan";

interface LoadBarProps {
  rooms: readonly Room[];
  sizes: Queries.HomeSizesFragment;
  words: Queries.InventoryPageWordsFragment;
}

/** The sum of the list, in sight on phones; others have it beside the list. */
export function LoadBar({ rooms, sizes, words }: LoadBarProps) {
  const { typical } = totalOfPlan(rooms, usePlan());
  return (
    <div className={styles.bar} aria-hidden="true">
      <LoadSum filled={loadOf(typical, sizes.trucks)?.filled ?? 0}>
        {typical > 0
          ? interpolate(words.cubicFeet, { number: shown(roughly(typical)) })
          : words.empty}
      </LoadSum>
    </div>
  );
}
