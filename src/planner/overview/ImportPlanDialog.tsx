import { Fragment, useEffect, useEffectEvent, useRef, useState } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import { LiveRegion, useAnnouncer } from "../../components/LiveRegion";
import * as tool from "../../components/Tool.module.css";
import { Chip } from "../boxList/Chip";
import { pinNumberingStart } from "../storage/boxNumbering";
import { planStore } from "../storage/usePlan";
import { mergePlans } from "../plan/mergePlans";
import type { UnreadableReason } from "../plan/parsePlan";
import type { Plan } from "../plan/plan";
import { isPlanFragment, decodePlanFragment } from "../plan/planLink";
import { UndoStatus, useUndo } from "../ui/useUndo";
import type { ImportPrompt } from "./buildImportPrompt";
import * as styles from "./PlanOverview.module.css";

interface ImportPlanDialogProps {
  /** Prompt for the plan of a link or a copy; `undefined` until a plan is opened. */
  offer: ImportPrompt | undefined;
  /**
   * Opens a plan.
   * @param drawn box number that the dialog's earlier prompt for the plan has drawn
   * @returns the new prompt of the dialog
   */
  open: (opened: Plan | UnreadableReason, drawn?: number) => ImportPrompt;
  close: () => void;
}

/**
 * Dialog for a plan from the page's address or a copy: summarizes the plan, and imports it
 * or merges it with the local plan; or gives the reason why the plan can't be read.
 */
export function ImportPlanDialog({
  offer: prompt,
  open,
  close,
}: ImportPlanDialogProps) {
  const undoContainer = useRef<HTMLDivElement>(null);
  const [lastImport, , run] = useUndo();

  const openLink = useEffectEvent(() => {
    const { hash } = window.location;
    if (isPlanFragment(hash))
      void decodePlanFragment(hash).then((opened) => open(opened));
    // The visitor went back to the address without a plan.
    else close();
  });
  useEffect(() => {
    const openPlanFromUrl = () => openLink();
    openPlanFromUrl();
    window.addEventListener("hashchange", openPlanFromUrl);
    return () => window.removeEventListener("hashchange", openPlanFromUrl);
  }, []);

  return (
    <>
      {/* Stays mounted beside the dialog, so that the status takes the focus only once. */}
      <div ref={undoContainer} className={styles.taken} tabIndex={-1}>
        <UndoStatus
          last={lastImport}
          focusAfterUndo={undoContainer}
          takesFocus
        />
      </div>
      {prompt && (
        <OfferDialog
          offer={prompt}
          refresh={({ plan, numbering }) => open(plan, numbering?.drawn)}
          take={(accepted, start) => run(() => importPlan(accepted, start))}
          close={() => {
            const { pathname, search } = window.location;
            // A reload would otherwise open the dialog again.
            window.history.replaceState(
              window.history.state,
              "",
              pathname + search,
            );
            close();
          }}
        />
      )}
    </>
  );
}

type AcceptedImport = NonNullable<ImportPrompt["accept"]>;

/**
 * Merges an opened plan into the local plan.
 * @param start next box number of this device; defaults to the number before the merge
 */
function importPlan({ plan, messages }: AcceptedImport, start?: number) {
  const before = planStore.getPlan();
  const restoreNumbering = pinNumberingStart(start);
  const isSaved = planStore.applyUnstamped((local) => mergePlans(local, plan));
  return {
    message: isSaved ? messages.saved : messages.unsaved,
    undo: () => {
      planStore.applyUnstamped(() => before);
      restoreNumbering();
    },
  };
}

interface OfferDialogProps {
  offer: ImportPrompt;
  /** Builds the prompt again from the current local plan. */
  refresh: (accepted: AcceptedImport) => ImportPrompt;
  /** @param start next box number of this device; defaults to the number before the merge */
  take: (accepted: AcceptedImport, start: number | undefined) => void;
  close: () => void;
}

function OfferDialog({ offer, refresh, take, close }: OfferDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isOnlyPhone, setOnlyPhone] = useState(false);
  const [message, showMessage] = useAnnouncer();
  useEffect(() => {
    // By itself, the dialog focuses its first control, and screen readers skip what is above.
    // With the attribute, which React doesn't set, Firefox focuses the dialog: Orca would
    // ignore the focus of the heading.
    dialog.current?.setAttribute("autofocus", "");
    if (!dialog.current?.open) dialog.current?.showModal();
    if (document.activeElement !== dialog.current) headingRef.current?.focus();
  }, []);
  const { heading, texts, effects, accept: taken } = offer;
  const numbering = taken?.numbering;
  return (
    <dialog
      ref={dialog}
      className={styles.linked}
      aria-labelledby="linked-plan"
      onClose={close}
    >
      <h2 id="linked-plan" ref={headingRef} tabIndex={-1}>
        {heading}
      </h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {numbering && (
        <Chip
          label={`Only this phone packs: go on with box ${numbering.afterHighest}`}
          checked={isOnlyPhone}
          onChange={setOnlyPhone}
        />
      )}
      {effects
        .filter(({ lines }) => lines.length > 0)
        .map((effect) => (
          <Fragment key={effect.heading}>
            <p>{effect.heading}</p>
            <ul role="list" className={tool.lines}>
              {effect.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Fragment>
        ))}
      <LiveRegion message={message} />
      <ActionRow>
        {taken && (
          <ToolButton
            onClick={() => {
              const current = refresh(taken);
              if (JSON.stringify(current) !== JSON.stringify(offer)) {
                showMessage(
                  "Your plan has just changed, and so has this list. Please read it again.",
                );
                return;
              }
              take(
                taken,
                isOnlyPhone ? numbering?.afterHighest : numbering?.drawn,
              );
              close();
            }}
          >
            {taken.label}
          </ToolButton>
        )}
        {/* Closing a modal dialog restores the focus. */}
        <ToolButton onClick={() => dialog.current?.close()}>
          {offer.close}
        </ToolButton>
      </ActionRow>
    </dialog>
  );
}
