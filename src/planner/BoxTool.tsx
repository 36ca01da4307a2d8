import { Link } from "gatsby";
import { useEffect } from "react";
import type { RefObject } from "react";
import { ToolButton } from "../components/Button";
import * as tool from "../components/Tool.module.css";
import { routes } from "../site/routes";
import { BoxOutline } from "./BoxOutline";
import { shoppingList } from "./boxes";
import type { BoxKind } from "./boxes";
import * as styles from "./BoxTool.module.css";
import { homeOf, range, totalOfPlan } from "./volumes";
import type { Room } from "./volumes";
import { planStore, usePlan } from "./usePlan";
import { valuesIn } from "./valuesIn";
import { boxWords } from "./words";

interface BoxToolProps {
  homes: Queries.HomeSizesFragment["homes"];
  rooms: readonly Room[];
  /** The part with the size of the home and the number of adults. */
  form: RefObject<HTMLElement | null>;
}

const boxKinds: readonly BoxKind[] = [
  "small",
  "medium",
  "large",
  "dish",
  "wardrobe",
];

/** Brings the form, also what was chosen before hydration, and the plan together. */
function useForm(form: RefObject<HTMLElement | null>, matched?: string) {
  const plan = usePlan();

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const read = () => {
      const { home, adults: typed } = valuesIn(element);
      const adults = Math.floor(Number(typed)) || 0;
      planStore.update((before) => ({
        ...before,
        home: home || before.home,
        adults: Math.min(Math.max(adults, 0), 20) || before.adults,
      }));
    };
    read();
    const listening = new AbortController();
    element.addEventListener("change", read, { signal: listening.signal });
    return () => listening.abort();
  }, [form]);

  const home = plan.home || (matched ?? "");
  useEffect(() => {
    const element = form.current;
    const size = element?.querySelector("select");
    const adults = element?.querySelector("input");
    if (size && size.value !== home) size.value = home;
    if (adults && plan.adults) adults.value = String(plan.adults);
  }, [form, home, plan.adults]);

  return { home, adults: plan.adults };
}

/** The boxes and materials for the home that is chosen, or that was listed. */
export function BoxTool({ homes, rooms, form }: BoxToolProps) {
  const matched = homeOf(totalOfPlan(rooms, usePlan()).typical, homes);
  const { home, adults } = useForm(form, matched?.size);
  const found = homes.find(({ size }) => size === home);
  if (!found) return null;
  const list = shoppingList(found, home, adults);
  return (
    <>
      <p role="status">
        <strong>
          {home === matched?.size ? boxWords.matched(found.name) : found.name}
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
      <div className={tool.row}>
        <ToolButton onClick={() => window.print()}>{boxWords.print}</ToolButton>
        <Link to={routes.plan}>{boxWords.plan}</Link>
      </div>
    </>
  );
}
