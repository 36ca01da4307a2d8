import { ActionRow } from "../../components/Button";
import { memo } from "react";
import { routes } from "../../site/routes";
import { resolveHomeSize } from "../estimate/describePlan";
import type { Plan } from "../plan/plan";
import { PrintButton } from "../ui/PrintButton";
import { formatRange } from "../estimate/volumes";
import type { InventoryRoom } from "../estimate/volumes";
import { supplyLabels } from "../plannerTexts";
import { BoxDrawing } from "../drawings/BoxDrawing";
import { estimateSupplies } from "./supplies";
import type { BoxSize } from "./supplies";
import * as styles from "./BoxCalculator.module.css";

interface ShoppingListProps {
  homes: Queries.HomeSizesFragment["homes"];
  rooms: readonly InventoryRoom[];
  plan: Plan;
}

/** Width, depth and height of the usual boxes, in inches. */
const boxInches: readonly (readonly [BoxSize, number, number, number])[] = [
  ["small", 16, 12, 12],
  ["medium", 18, 18, 16],
  ["large", 18, 18, 24],
  ["dish", 18, 18, 28],
  ["wardrobe", 24, 24, 48],
];

/** Scale of the drawings. */
const pixelsPerInch = { front: 2, depth: 0.8 };

/** Boxes and materials for the chosen home size, or for the size that matches the inventory. */
export const ShoppingList = memo(function ShoppingList({
  homes,
  rooms,
  plan,
}: ShoppingListProps) {
  const home = resolveHomeSize(rooms, homes, plan);
  const supplies = home && estimateSupplies(home, plan.counts);
  return (
    <>
      <div role="status">
        {supplies && (
          <>
            <p>
              <strong>
                {home.size === plan.home
                  ? home.name
                  : `${home.name} (matches your inventory)`}
              </strong>
            </p>
            <ul role="list" className={styles.list}>
              {boxInches.map(([supply, wide, deep, high]) => (
                <li key={supply}>
                  <BoxDrawing
                    width={wide * pixelsPerInch.front}
                    height={high * pixelsPerInch.front}
                    depth={deep * pixelsPerInch.depth}
                  />
                  <Amount {...supplies[supply]} label={supplyLabels[supply]} />
                </li>
              ))}
            </ul>
            <ul role="list" className={styles.materials}>
              {(["tape", "paper"] as const).map((supply) => (
                <li key={supply}>
                  <Amount {...supplies[supply]} label={supplyLabels[supply]} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {home && (
        <ActionRow>
          <PrintButton>Print the list</PrintButton>
          <a href={routes.plan}>See your whole plan</a>
        </ActionRow>
      )}
    </>
  );
});

interface AmountProps {
  low: number;
  high: number;
  label: string;
}

const Amount = ({ low, high, label }: AmountProps) => (
  <span>
    <strong className="heading">{formatRange(low, high)}</strong>{" "}
    <span>{label}</span>
  </span>
);
