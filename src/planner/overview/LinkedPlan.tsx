import { ActionRow, ToolButton } from "../../components/Button";
import { useEffect, useRef, useState } from "react";
import { findRenumbered } from "../plan/boxes";
import type { Renumbered } from "../plan/boxes";
import { emptyPlan, isEmpty } from "../plan/plan";
import type { Change } from "../plan/changes";
import type { Plan } from "../plan/plan";
import { fullDay } from "../plan/days";
import { includesPlan, isWithinLimits, mergePlans } from "../plan/mergePlans";
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

interface LinkedPlanProps {
  rooms: readonly Room[];
  /** The plan of a link or a copy, if there is one; empty if it can't be read. */
  read: Plan | undefined;
  setRead: (read: Plan | undefined) => void;
}

/**
 * Shows what the plan in the page's address or in a copy holds, and merges it with the one on this
 * device, or puts it in its place; or says why it can't be read.
 */
export function LinkedPlan({ rooms, read, setRead }: LinkedPlanProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [renumbered, setRenumbered] = useState<readonly Renumbered[]>([]);
  const [taken, act] = useUndo();

  useEffect(() => {
    const look = () => {
      const { hash } = window.location;
      if (hasPlanFragment(hash))
        void decodePlan(hash).then((plan) => setRead(plan ?? emptyPlan));
      // The visitor went back to the page without it.
      else setRead(undefined);
    };
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, [setRead]);

  useEffect(() => {
    if (read && !dialog.current?.open) dialog.current?.showModal();
  }, [read]);

  if (!read)
    return (
      <>
        <UndoNote last={taken} next={dialog} takesFocus />
        {/* It stays until the boxes can have been relabeled. */}
        <Renumbering boxes={renumbered} />
      </>
    );
  const close = () => {
    forgetFragment();
    setRead(undefined);
  };
  const isDamaged = isEmpty(read);
  return (
    <dialog
      ref={dialog}
      className={styles.linked}
      aria-labelledby="linked-plan"
      onClose={close}
    >
      <h2 id="linked-plan">
        {isDamaged ? planWords.damagedHeading : planWords.linkedHeading}
      </h2>
      {isDamaged ? (
        <>
          <p>{planWords.damaged}</p>
          <ActionRow>
            <ToolButton onClick={close}>{planWords.close}</ToolButton>
          </ActionRow>
        </>
      ) : (
        <Choice
          own={planStore.get()}
          other={read}
          rooms={rooms}
          close={close}
          act={(note, change, boxes) => {
            act(note, change);
            setRenumbered(boxes);
            close();
          }}
        />
      )}
    </dialog>
  );
}

interface ChoiceProps {
  own: Plan;
  other: Plan;
  rooms: readonly Room[];
  close: () => void;
  act: (
    note: string,
    change: Change,
    renumbered: readonly Renumbered[],
  ) => void;
}

/** What becomes of two plans. */
function Choice({ own, other, rooms, close, act }: ChoiceProps) {
  const isFirst = isEmpty(own);
  const merged = mergePlans(own, other);
  const renumbered = findRenumbered(own, other, merged);
  const hasAll = !isFirst && includesPlan(own, other);
  const isMergeable = !isFirst && !hasAll && isWithinLimits(merged);
  return (
    <>
      <p>{contentsOf(other, rooms)}</p>
      {!isFirst && (
        <p>
          {hasAll
            ? planWords.hasAll
            : `${planWords.ownPlan(contentsOf(own, rooms))} ${
                isMergeable ? planWords.mergeNote : planWords.tooMany(merged)
              }`}
        </p>
      )}
      {isMergeable && <Renumbering boxes={renumbered} />}
      <ActionRow>
        {isMergeable && (
          <ToolButton
            onClick={() =>
              act(planWords.merged, (now) => mergePlans(now, other), renumbered)
            }
          >
            {planWords.merge}
          </ToolButton>
        )}
        <ToolButton onClick={() => act(planWords.replaced, () => other, [])}>
          {isFirst ? planWords.take : planWords.replace}
        </ToolButton>
        <ToolButton onClick={close}>
          {isFirst ? planWords.close : planWords.keepMine}
        </ToolButton>
      </ActionRow>
    </>
  );
}

const contentsOf = (plan: Plan, rooms: readonly Room[]) =>
  planWords.linked(
    fullDay(plan.date),
    sumPlanVolume(rooms, plan).pieces,
    plan.done.length,
    plan.boxes.length,
  );

const Renumbering = ({ boxes }: { boxes: readonly Renumbered[] }) =>
  boxes.length > 0 && (
    <ul className={styles.numbers}>
      {boxes.map(({ box, before }) => (
        <li key={box.id}>{planWords.newNumber(box, before)}</li>
      ))}
    </ul>
  );
