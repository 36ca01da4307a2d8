import { Fragment, useEffect, useMemo, useRef } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import { noteMerge } from "../plan/boxNumbers";
import { mergePlans } from "../plan/mergePlans";
import type { Unreadable } from "../plan/parsePlan";
import type { Plan } from "../plan/plan";
import { hasPlanFragment, decodePlan } from "../plan/planLink";
import { planStore } from "../plan/usePlan";
import { UndoNote, useUndo } from "../plan/useUndo";
import type { LossContent } from "./lossText";
import { planOffer } from "./planOffer";
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

  const offer = useMemo(
    () => read && planOffer(planStore.get(), read, content),
    [read, content],
  );
  useEffect(() => {
    if (offer && !dialog.current?.open) dialog.current?.showModal();
  }, [offer]);

  // It stays beside the dialog, so that it takes the focus only once.
  const note = (
    <div ref={after} className={styles.taken} tabIndex={-1}>
      <UndoNote last={taken} next={after} takesFocus />
    </div>
  );
  if (!offer) return <>{note}</>;
  const close = () => {
    const { pathname, search } = window.location;
    // So that a reload doesn't ask again.
    window.history.replaceState(window.history.state, "", pathname + search);
    setRead(undefined);
  };
  const { heading, texts, effects, take } = offer;
  return (
    <>
      {note}
      <dialog
        ref={dialog}
        className={styles.linked}
        aria-labelledby="linked-plan"
        onClose={close}
      >
        <h2 id="linked-plan">{heading}</h2>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {effects
          .filter(({ lines }) => lines.length > 0)
          .map((effect) => (
            <Fragment key={effect.heading}>
              <p>{effect.heading}</p>
              <ul role="list" className={styles.numbers}>
                {effect.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Fragment>
          ))}
        <ActionRow>
          {take && (
            <ToolButton
              onClick={() => {
                const forget = noteMerge(planStore.get(), take.plan);
                act(take.note, (own) => mergePlans(own, take.plan), forget);
                close();
              }}
            >
              {take.label}
            </ToolButton>
          )}
          {/* The browser puts the focus back where it was. */}
          <ToolButton onClick={() => dialog.current?.close()}>
            {offer.close}
          </ToolButton>
        </ActionRow>
      </dialog>
    </>
  );
}
