import { ActionRow, ToolButton } from "../../components/Button";
import { useEffect, useRef, useState } from "react";
import { counted } from "../../site/text";
import { boxLimits, findRenumbered } from "../plan/boxes";
import type { Renumbered } from "../plan/boxes";
import { emptyPlan, isEmpty, planLimits } from "../plan/plan";
import type { Change } from "../plan/changes";
import type { Plan } from "../plan/plan";
import { fullDay } from "../plan/days";
import { includesPlan, isWithinLimits, mergePlans } from "../plan/mergePlans";
import { hasPlanFragment, decodePlan } from "../plan/planLink";
import { planStore } from "../plan/usePlan";
import { UndoNote, useUndo } from "../plan/useUndo";
import { sumPlanVolume } from "../plan/volumes";
import type { Room } from "../plan/volumes";
import { countedBoxes } from "../words";
import * as styles from "./PlanOverview.module.css";

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
    const { pathname, search } = window.location;
    // So that a reload doesn't ask again.
    window.history.replaceState(window.history.state, "", pathname + search);
    setRead(undefined);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.linked}
      aria-labelledby="linked-plan"
      onClose={close}
    >
      <h2 id="linked-plan">
        {isEmpty(read) ? "This plan can’t be read" : "Open this moving plan?"}
      </h2>
      <Choice
        own={planStore.get()}
        other={read}
        rooms={rooms}
        close={close}
        take={(note, change, boxes = []) => {
          act(note, change);
          setRenumbered(boxes);
          close();
        }}
      />
    </dialog>
  );
}

interface ChoiceProps {
  own: Plan;
  other: Plan;
  rooms: readonly Room[];
  close: () => void;
  take: (
    note: string,
    change: Change,
    renumbered?: readonly Renumbered[],
  ) => void;
}

/** What becomes of two plans. */
function Choice({ own, other, rooms, close, take }: ChoiceProps) {
  const isDamaged = isEmpty(other);
  const isFirst = isEmpty(own);
  const merged = mergePlans(own, other);
  const renumbered = findRenumbered(own, other, merged);
  const hasAll = includesPlan(own, other);
  const isMergeable = !isFirst && !hasAll && isWithinLimits(merged);
  return (
    <>
      <p>{isDamaged ? damagedText : contentsOf(other, rooms)}</p>
      {!isFirst && !isDamaged && (
        <p>
          {hasAll
            ? "Your plan already has everything that’s in this one."
            : `This device has a plan, too. ${contentsOf(own, rooms)} ${isMergeable ? mergeText : tooManyText(merged)}`}
        </p>
      )}
      {isMergeable && <Renumbering boxes={renumbered} />}
      <ActionRow>
        {isMergeable && (
          <ToolButton
            onClick={() =>
              take(
                "The plans are combined.",
                (now) => mergePlans(now, other),
                renumbered,
              )
            }
          >
            Combine with mine
          </ToolButton>
        )}
        {!isDamaged && (
          <ToolButton
            onClick={() =>
              take("The plan is now saved on this device.", () => other)
            }
          >
            {isFirst ? "Use this plan" : "Replace mine with it"}
          </ToolButton>
        )}
        <ToolButton onClick={close}>
          {isFirst || isDamaged ? "Close" : "Keep mine"}
        </ToolButton>
      </ActionRow>
    </>
  );
}

const damagedText =
  "Nothing has changed on this device. If it’s a link, copy all of it and open it again, or ask for a new one. If it’s a file, choose one whose name begins with “moving-plan”.";

const mergeText =
  "Combining them keeps all boxes, items, and check marks. If answers differ, the later one stays. If counts differ, the larger one stays.";

const tooManyText = ({ boxes, customItems }: Plan) =>
  `They can’t be combined: together they have ${countedBoxes(boxes.length)} and ${counted(customItems.length, "item")} that you added, and a plan can have up to ${boxLimits.boxes} and ${planLimits.customItems}. Remove some first.`;

const contentsOf = (plan: Plan, rooms: readonly Room[]) =>
  `A plan ${plan.date ? `for ${fullDay(plan.date)}` : "without a date"}, with ${counted(sumPlanVolume(rooms, plan).pieces, "item")}, ${counted(plan.done.length, "task")} done, and ${countedBoxes(plan.boxes.length)}.`;

const Renumbering = ({ boxes }: { boxes: readonly Renumbered[] }) =>
  boxes.length > 0 && (
    <ul className={styles.numbers}>
      {boxes.map(({ box: { id, number, room, contents }, before }) => (
        <li key={id}>
          {`Box ${before} (${room || contents}) is now ${number}: write ${number} on it.`}
        </li>
      ))}
    </ul>
  );
