import { useEffect, useMemo, useRef, useState } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import { counted } from "../../site/text";
import { Chip } from "../boxList/Chip";
import { boxLimits } from "../plan/boxes";
import {
  boxNumbers,
  findRenumbered,
  noteMerge,
  startAfterMerge,
} from "../plan/boxNumbers";
import type { Change } from "../plan/changes";
import { fullDay } from "../plan/days";
import { findLosses, mergePlans } from "../plan/mergePlans";
import type { Unreadable } from "../plan/parsePlan";
import { planLimits } from "../plan/plan";
import type { Plan } from "../plan/plan";
import { hasPlanFragment, decodePlan } from "../plan/planLink";
import { planStore } from "../plan/usePlan";
import { UndoNote, useUndo } from "../plan/useUndo";
import { sumPlanVolume } from "../plan/volumes";
import { countedBoxes, relabelText } from "../words";
import { lossText } from "./lossText";
import type { LossContent } from "./lossText";
import { relatePlans } from "./relatePlans";
import * as styles from "./PlanOverview.module.css";

interface LinkedPlanProps {
  content: LossContent;
  /** The plan of a link or a copy, if there is one, or why it can't be read. */
  read: Plan | Unreadable | undefined;
  setRead: (read: Plan | Unreadable | undefined) => void;
}

/**
 * Shows what the plan in the page's address or in a copy holds, and has this device use
 * it, alone or combined with its own plan; or says why it can't be read.
 */
export function LinkedPlan({ content, read, setRead }: LinkedPlanProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const after = useRef<HTMLDivElement>(null);
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
  }, [setRead]);

  useEffect(() => {
    if (read && !dialog.current?.open) dialog.current?.showModal();
  }, [read]);

  if (!read)
    return (
      <div ref={after} tabIndex={-1}>
        <UndoNote last={taken} next={after} takesFocus />
      </div>
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
      <Choice
        own={planStore.get()}
        other={read}
        content={content}
        close={close}
        take={(note, change) => {
          act(note, change, () => undefined);
          close();
        }}
      />
    </dialog>
  );
}

interface ChoiceProps extends Pick<LinkedPlanProps, "content"> {
  own: Plan;
  other: Plan | Unreadable;
  close: () => void;
  take: (note: string, change: Change) => void;
}

/** What becomes of two plans. */
function Choice({ own, other: read, content, close, take }: ChoiceProps) {
  const { relation, other, merged } = useMemo(
    () => relatePlans(own, read),
    [own, read],
  );
  const [hasRange, setRange] = useState(true);
  const inWords = (plan: Plan) => describe(plan, content);
  const result = relation === "first" ? other : merged;
  const start = result ? startAfterMerge(own, result) : 1;
  const isNewRange = result && start !== boxNumbers().start;
  const note = (plan: Plan, from: Plan) =>
    noteMerge(own, from, plan, hasRange ? start : boxNumbers().start);
  return (
    <>
      <h2 id="linked-plan">
        {other ? "Open this moving plan?" : "This plan can’t be read"}
      </h2>
      <p>{other ? inWords(other) : unreadableTexts[relation]}</p>
      {other && merged && (
        <p>
          {relation === "included" || relation === "older"
            ? knownTexts[relation]
            : `This device has a plan, too. ${inWords(own)} ${relation === "mergeable" ? mergeText : tooLongText(merged)}`}
        </p>
      )}
      {relation === "mergeable" && (
        <>
          <List
            heading="On this device, this removes or lowers:"
            lines={findLosses(own, merged).map((loss) =>
              lossText(loss, content),
            )}
          />
          <List
            heading="These boxes get new numbers:"
            lines={findRenumbered(own, other, merged).map((one) => {
              const box = merged.boxes.find(({ id }) => id === one.id);
              return box ? relabelText(one, box) : "";
            })}
          />
        </>
      )}
      {isNewRange && (relation === "first" || relation === "mergeable") && (
        <Chip
          label={`Number new boxes from ${start} here, because another phone packs, too`}
          checked={hasRange}
          onChange={setRange}
        />
      )}
      <ActionRow>
        {relation === "mergeable" && (
          <ToolButton
            onClick={() => {
              const { length } = findRenumbered(own, other, merged);
              note(merged, other);
              take(
                length > 0
                  ? "The plans are combined. Your box list says which boxes to relabel."
                  : "The plans are combined.",
                (now) => mergePlans(now, other),
              );
            }}
          >
            Combine with mine
          </ToolButton>
        )}
        {relation === "first" && (
          <ToolButton
            onClick={() => {
              note(other, other);
              take("The plan is now saved on this device.", () => other);
            }}
          >
            Use this plan
          </ToolButton>
        )}
        <ToolButton onClick={close}>
          {merged ? "Keep mine" : "Close"}
        </ToolButton>
      </ActionRow>
    </>
  );
}

const unreadableTexts: Readonly<Record<string, string>> = {
  newer:
    "It was made by a newer version of this page. Load this page again, and then open the plan again. Nothing has changed on this device.",
  damaged:
    "Nothing has changed on this device. If it’s a link, copy all of it and open it again, or ask for a new one. If it’s a file, choose one whose name begins with “moving-plan”.",
};

const knownTexts = {
  included: "Your plan already has everything that’s in this one.",
  older:
    "Your plan is newer than everything in this one. To go back to this one, clear yours first, and then open it again.",
};

const mergeText =
  "Combining them keeps what’s in either. Where they differ, the later change stays, also if something was removed.";

const tooLongText = ({ boxes, customItems }: Plan) =>
  `They can’t be combined: together they have ${countedBoxes(boxes.length)} and ${counted(customItems.length, "item")} that you added, and a plan can have up to ${boxLimits.boxes} and ${planLimits.customItems}. Remove some first.`;

const describe = (plan: Plan, { rooms }: LossContent) =>
  `A plan ${plan.date ? `for ${fullDay(plan.date)}` : "without a date"}, with ${counted(sumPlanVolume(rooms, plan).pieces, "item")}, ${counted(plan.done.length, "task")} done, and ${countedBoxes(plan.boxes.length)}.`;

const List = (props: { heading: string; lines: readonly string[] }) =>
  props.lines.length > 0 && (
    <>
      <p>{props.heading}</p>
      <ul role="list" className={styles.numbers}>
        {props.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
