import { ActionRow } from "../../components/Button";
import { memo } from "react";
import { routes } from "../../site/routes";
import { homeOfPlan } from "../plan/describePlan";
import type { Plan } from "../plan/plan";
import { PrintButton } from "../plan/PrintButton";
import { formatRange } from "../plan/volumes";
import type { Room } from "../plan/volumes";
import { supplyNames } from "../words";
import { BoxDrawing } from "../drawings/BoxDrawing";
import { shoppingList } from "./boxes";
import type { BoxKind } from "./boxes";
import * as styles from "./BoxEstimate.module.css";

interface ShoppingListProps {
  homes: Queries.HomeSizesFragment["homes"];
  rooms: readonly Room[];
  plan: Plan;
}

/** Width, depth and height of the usual boxes, in inches. */
const inches: readonly (readonly [BoxKind, number, number, number])[] = [
  ["small", 16, 12, 12],
  ["medium", 18, 18, 16],
  ["large", 18, 18, 24],
  ["dish", 18, 18, 28],
  ["wardrobe", 24, 24, 48],
];

/** Pixels for an inch, and for an inch of depth. */
const scale = { front: 2, depth: 0.8 };

/** The boxes and materials for the home that is chosen, or that was listed. */
export const ShoppingList = memo(function ShoppingList({
  homes,
  rooms,
  plan,
}: ShoppingListProps) {
  const home = homeOfPlan(rooms, homes, plan);
  if (!home) return null;
  const list = shoppingList(home, plan.counts);
  return (
    <>
      <p role="status">
        <strong>
          {home.size === plan.home
            ? home.name
            : `${home.name} (matches your inventory)`}
        </strong>
      </p>
      <ul role="list" className={styles.list}>
        {inches.map(([kind, wide, deep, high]) => (
          <li key={kind}>
            <BoxDrawing
              width={wide * scale.front}
              height={high * scale.front}
              depth={deep * scale.depth}
            />
            <Amount {...list[kind]} of={supplyNames[kind]} />
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.materials}>
        {(["tape", "paper"] as const).map((kind) => (
          <li key={kind}>
            <Amount {...list[kind]} of={supplyNames[kind]} />
          </li>
        ))}
      </ul>
      <ActionRow>
        <PrintButton>Print the list</PrintButton>
        <a href={routes.plan}>See your whole plan</a>
      </ActionRow>
    </>
  );
});

interface AmountProps {
  low: number;
  high: number;
  of: string;
}

const Amount = ({ low, high, of }: AmountProps) => (
  <span>
    <strong>{formatRange(low, high)}</strong> <span>{of}</span>
  </span>
);
