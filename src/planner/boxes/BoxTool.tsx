import { ActionRow, ToolButton } from "../../components/Button";
import { Link } from "gatsby";
import { useEffect } from "react";
import type { RefObject } from "react";
import { routes } from "../../site/routes";
import { setHome } from "../plan/changes";
import { describePlan, homeOfPlan } from "../plan/describePlan";
import { KeepingNote } from "../plan/KeepingNote";
import { printSection } from "../plan/printSection";
import { planStore, usePlan, useSummary } from "../plan/usePlan";
import { useTyped } from "../plan/useTyped";
import { range } from "../plan/volumes";
import type { Room } from "../plan/volumes";
import { boxWords } from "../words";
import { BoxDrawing } from "./BoxDrawing";
import { shoppingList } from "./boxes";
import type { BoxKind } from "./boxes";
import * as styles from "./BoxList.module.css";

interface BoxToolProps {
  homes: Queries.HomeSizesFragment["homes"];
  rooms: readonly Room[];
  /** The part with the choice of a home. */
  form: RefObject<HTMLElement | null>;
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

/** Brings the choice of a home, also one before hydration, and the plan together. */
function useHomeField(form: RefObject<HTMLElement | null>): void {
  const { home } = usePlan();

  useTyped(form, (typed) => setHome(typed[0]?.[1] ?? ""));

  useEffect(() => {
    const select = form.current?.querySelector("select");
    if (!select) return undefined;
    const choose = () => planStore.update(setHome(select.value));
    select.addEventListener("change", choose);
    return () => select.removeEventListener("change", choose);
  }, [form]);

  useEffect(() => {
    const select = form.current?.querySelector("select");
    if (select) select.value = home;
  }, [form, home]);
}

/** The boxes and materials for the home that is chosen, or that was listed. */
export function BoxTool({ homes, rooms, form }: BoxToolProps) {
  useHomeField(form);
  const plan = usePlan();
  useSummary((its) => describePlan(its, { rooms, homes }));
  const home = homeOfPlan(rooms, homes, plan);
  if (!home) return <KeepingNote />;
  const list = shoppingList(home, home.size);
  return (
    <>
      <KeepingNote />
      <p role="status">
        <strong>
          {home.size === plan.home ? home.name : boxWords.matched(home.name)}
        </strong>
      </p>
      <ul className={styles.list}>
        {inches.map(([kind, ...size]) => (
          <li key={kind}>
            <Box size={size} />
            <span>
              <strong>{range(list[kind].low, list[kind].high)}</strong>{" "}
              {boxWords.kinds[kind]}
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.materials}>
        {(["tape", "paper"] as const).map((kind) => (
          <li key={kind}>
            <strong>{range(list[kind].low, list[kind].high)}</strong>{" "}
            {boxWords.kinds[kind]}
          </li>
        ))}
      </ul>
      <ActionRow>
        <ToolButton onClick={() => printSection(form.current)}>
          {boxWords.print}
        </ToolButton>
        <Link to={routes.plan}>{boxWords.plan}</Link>
      </ActionRow>
    </>
  );
}

function Box({ size: [wide, deep, high] }: { size: [number, number, number] }) {
  const width = wide * scale.front;
  const height = high * scale.front;
  const depth = deep * scale.depth;
  return (
    <BoxDrawing
      {...{ width, height, depth }}
      frame={[width + depth, height + depth]}
      tape={`M${width * 0.4} ${depth}h${width * 0.2}v${height * 0.2}h${width * -0.2}z`}
    />
  );
}
