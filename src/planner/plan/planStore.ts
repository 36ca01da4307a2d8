import { noBoxes } from "./boxes";
import type { Boxes } from "./boxes";
import { emptyPlan, isEmpty } from "./plan";
import type { Plan } from "./plan";
import { readPlan, writePlan } from "./planFormat";
import { planText } from "./planText";
import { boxesKey, planKey } from "./storedPlan";
import { emptySummary } from "./summary";
import type { Summary } from "./summary";

type PlanStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Makes a part of the summary, on a page that has the content for it. */
export type Summarize = (plan: Plan) => Partial<Summary>;

/** Whether the plan outlasts the visit, or why it doesn't. */
export type PersistenceStatus = "kept" | "denied" | "later";

/** The names of what the storage keeps: the plan without its boxes, and these. */
const keys = [planKey, boxesKey] as const;

const onlyBoxes = ({ boxes, lastBox }: Boxes): Boxes => ({ boxes, lastBox });

/**
 * A plan that is kept in a storage, or only in memory where that is denied. A
 * stored plan of a later version of the site is left alone.
 * @param storage throws where it is denied
 */
export function createPlanStore(storage: () => PlanStorage) {
  const listeners = new Set<() => void>();
  const summarizers = new Set<Summarize>();
  let plan = emptyPlan;
  let summary = emptySummary;
  /** What the storage had under each name when it was last read or written. */
  let written: readonly (string | null)[] = [null, null];
  let keeping: PersistenceStatus = "kept";

  function read(): void {
    try {
      const found = keys.map((key) => storage().getItem(key));
      if (found.every((text, index) => text === written[index])) return;
      written = found;
      const [rest, boxes] = found.map((text) =>
        readPlan(text ?? writePlan(emptyPlan)),
      );
      if (rest && "plan" in rest) {
        plan = { ...rest.plan, ...onlyBoxes(plan) };
        summary = rest.summary;
      }
      if (boxes && "plan" in boxes)
        plan = { ...plan, ...onlyBoxes(boxes.plan) };
      for (const part of [rest, boxes])
        if (part && "fault" in part && part.fault === "later")
          keeping = "later";
    } catch {
      keeping = "denied";
    }
  }

  function write(): void {
    for (const summarize of summarizers)
      summary = { ...summary, ...summarize(plan) };
    if (keeping !== "kept") return;
    const rest = writePlan(
      { ...plan, ...noBoxes },
      summary,
      planText(plan, summary),
    );
    const boxes = writePlan({ ...emptyPlan, ...onlyBoxes(plan) });
    const texts = [isEmpty(plan) ? null : rest, plan.lastBox ? boxes : null];
    try {
      texts.forEach((text, index) => {
        const key = keys[index];
        if (!key || text === written[index]) return;
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      });
      written = texts;
    } catch {
      keeping = "denied";
    }
  }

  const tell = () => {
    for (const listener of listeners) listener();
  };

  /** Changes the plan as it is now, also after a change in another tab. */
  function update(change: (plan: Plan) => Plan): void {
    if (keeping === "kept") read();
    const next = change(plan);
    if (next === plan) return;
    plan = next;
    write();
    tell();
  }

  read();
  return {
    get: () => plan,
    summary: () => summary,
    keeping: () => keeping,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    update,
    /**
     * Has a part of the summary made now, and whenever the plan changes.
     * @returns a function that ends it
     */
    summarizeBy: (summarize: Summarize) => {
      summarizers.add(summarize);
      write();
      return () => void summarizers.delete(summarize);
    },
    reload: () => {
      const before = plan;
      if (keeping === "kept") read();
      if (plan !== before) tell();
    },
  };
}
