import { ActionRow, ToolButton } from "../../components/Button";
import { Link } from "gatsby";
import { useCallback, useEffect } from "react";
import type { RefObject } from "react";
import { routes } from "../../site/routes";
import { setHome } from "../plan/changes";
import { describePlan, homeOfPlan } from "../plan/describePlan";
import { KeepingNote } from "../plan/KeepingNote";
import type { Plan } from "../plan/plan";
import { printSection } from "../plan/printSection";
import { planStore, usePlan, useSummary } from "../plan/usePlan";
import { useTyped } from "../plan/useTyped";
import { range } from "../plan/volumes";
import type { Room } from "../plan/volumes";
import { boxWords } from "../words";
import { BoxOutline } from "./BoxOutline";
import { shoppingList } from "./boxes";
import type { BoxKind } from "./boxes";
import * as styles from "./BoxTool.module.css";

interface BoxToolProps {
  homes: Queries.HomeSizesFragment["homes"];
  rooms: readonly Room[];
  /** The part with the choice of a home. */
  form: RefObject<HTMLElement | null>;
}

const boxKinds: readonly BoxKind[] = [
  "small",
  "medium",
  "large",
  "dish",
  "wardrobe",
];

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
  useSummary(
    useCallback(
      (its: Plan) => describePlan(its, { rooms, homes }),
      [rooms, homes],
    ),
  );
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
        {boxKinds.map((kind) => (
          <li key={kind}>
            <BoxOutline kind={kind} />
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
