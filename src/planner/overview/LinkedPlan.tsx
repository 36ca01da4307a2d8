import { ActionRow, ToolButton } from "../../components/Button";
import { useEffect, useRef, useState } from "react";
import { mergeBoxLists, findRenumbered } from "../plan/boxes";
import type { Keeper } from "../plan/boxes";
import { isEmpty } from "../plan/plan";
import type { Plan } from "../plan/plan";
import { fullDay } from "../plan/days";
import { mergePlans } from "../plan/mergePlans";
import type { Read } from "../plan/planFormat";
import { hasPlanFragment, decodePlan } from "../plan/planLink";
import { planStore } from "../plan/usePlan";
import { UndoNote, useUndo } from "../plan/useUndo";
import { sumPlanVolume } from "../plan/volumes";
import type { Room } from "../plan/volumes";
import { planWords } from "../words";
import * as styles from "./PlanOverview.module.css";

/** Takes the plan out of the address, so that a reload doesn't ask again. */
const forgetFragment = () =>
  window.history.replaceState(
    window.history.state,
    "",
    window.location.pathname + window.location.search,
  );

const contentsOf = (plan: Plan, rooms: readonly Room[]) =>
  planWords.linked(
    fullDay(plan.date),
    sumPlanVolume(rooms, plan).pieces,
    plan.done.length,
    plan.boxes.length,
  );

/**
 * Shows what the plan in the page's address holds, and puts it together with the
 * one on this device, or in its place; or says why it can't be read.
 */
export function LinkedPlan({ rooms }: { rooms: readonly Room[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [read, setRead] = useState<Read>();
  const [keeper, setKeeper] = useState<Keeper>("own");
  const [taken, act] = useUndo();

  useEffect(() => {
    const look = () => {
      const { hash } = window.location;
      if (hasPlanFragment(hash)) void decodePlan(hash).then(setRead);
      // The visitor went back to the page without it.
      else setRead(undefined);
    };
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);

  useEffect(() => {
    if (read && !dialog.current?.open) dialog.current?.showModal();
  }, [read]);

  if (!read) return <UndoNote last={taken} next={dialog} takesFocus />;
  const close = () => {
    forgetFragment();
    setRead(undefined);
  };
  const take = (note: string, change: (own: Plan) => Plan) => () => {
    act(note, change);
    close();
  };
  const own = planStore.get();
  const moved =
    "plan" in read
      ? findRenumbered(own, read.plan, mergeBoxLists(own, read.plan, keeper))
      : [];
  return (
    <dialog
      ref={dialog}
      className={styles.linked}
      aria-labelledby="linked-plan"
      onClose={close}
    >
      <h2 id="linked-plan">{planWords.linkedHeading}</h2>
      {"fault" in read ? (
        <>
          <p>{planWords[read.fault]}</p>
          <ActionRow>
            <ToolButton onClick={close}>{planWords.close}</ToolButton>
          </ActionRow>
        </>
      ) : (
        <>
          <p>{contentsOf(read.plan, rooms)}</p>
          {!isEmpty(own) && (
            <p>
              {`${planWords.ownPlan(contentsOf(own, rooms))} ${planWords.mergeNote}`}
            </p>
          )}
          {moved.length > 0 && (
            <fieldset className={styles.numbers}>
              <legend>
                {planWords.twice(moved.map(({ before }) => before))}
              </legend>
              {(["own", "other"] as const).map((which) => (
                <label key={which}>
                  <input
                    type="radio"
                    name="keeper"
                    checked={keeper === which}
                    onChange={() => setKeeper(which)}
                  />
                  <span>{planWords.keeper[which]}</span>
                </label>
              ))}
            </fieldset>
          )}
          <ActionRow>
            {!isEmpty(own) &&
              (["same", "both"] as const).map((homes) => (
                <ToolButton
                  key={homes}
                  onClick={take(
                    [planWords.merged, ...moved.map(planWords.newNumber)].join(
                      " ",
                    ),
                    (its) => mergePlans(its, read.plan, homes, keeper),
                  )}
                >
                  {planWords.merge[homes]}
                </ToolButton>
              ))}
            <ToolButton onClick={take(planWords.taken, () => read.plan)}>
              {isEmpty(own) ? planWords.take : planWords.replace}
            </ToolButton>
            <ToolButton onClick={close}>
              {isEmpty(own) ? planWords.close : planWords.leave}
            </ToolButton>
          </ActionRow>
        </>
      )}
    </dialog>
  );
}
