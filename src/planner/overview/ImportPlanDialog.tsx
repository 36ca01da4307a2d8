import { Fragment, useEffect, useEffectEvent, useRef, useState } from "react";
import { ActionRow, ToolButton } from "../../components/Button";
import { Chip } from "../boxList/Chip";
import { pinBoxNumbering } from "../storage/boxNumbering";
import { mergePlans } from "../plan/mergePlans";
import type { UnreadableReason } from "../plan/parsePlan";
import type { Plan } from "../plan/plan";
import { hasPlanFragment, decodePlan } from "../plan/planLink";
import { UndoStatus, useUndo } from "../ui/useUndo";
import type { ImportPrompt } from "./buildImportPrompt";
import * as styles from "./PlanOverview.module.css";

interface ImportPlanDialogProps {
  /** What is said of the plan of a link or a copy, if one was opened. */
  offer: ImportPrompt | undefined;
  open: (opened: Plan | UnreadableReason) => void;
  close: () => void;
}

/**
 * Shows what the plan in the page's address or in a copy holds, and has this device use
 * it, alone or combined with its own plan; or says why it can't be read.
 */
export function ImportPlanDialog({
  offer: prompt,
  open,
  close,
}: ImportPlanDialogProps) {
  const undoContainer = useRef<HTMLDivElement>(null);
  const [lastImport, , replace] = useUndo();

  const openLink = useEffectEvent(() => {
    const { hash } = window.location;
    if (hasPlanFragment(hash)) void decodePlan(hash).then(open);
    // The visitor went back to the page without it.
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
      {/* It stays beside the dialog, so that it takes the focus only once. */}
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
          take={({ message: undoStatus, plan }, start) =>
            replace(
              undoStatus,
              (local) => mergePlans(local, plan),
              () => pinBoxNumbering(start),
            )
          }
          close={() => {
            const { pathname, search } = window.location;
            // So that a reload doesn't ask again.
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

interface OfferDialogProps {
  offer: ImportPrompt;
  /** @param start the next box number of this device, if it isn't as before */
  take: (
    taken: NonNullable<ImportPrompt["accept"]>,
    start: number | undefined,
  ) => void;
  close: () => void;
}

function OfferDialog({ offer, take, close }: OfferDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOnlyPhone, setOnlyPhone] = useState(false);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
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
      <h2 id="linked-plan">{heading}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {numbering && (
        <Chip
          label={`Only this phone packs: go on with box ${numbering.plain}`}
          checked={isOnlyPhone}
          onChange={setOnlyPhone}
        />
      )}
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
        {taken && (
          <ToolButton
            onClick={() => {
              take(taken, isOnlyPhone ? numbering?.plain : numbering?.drawn);
              close();
            }}
          >
            {taken.label}
          </ToolButton>
        )}
        {/* The browser puts the focus back where it was. */}
        <ToolButton onClick={() => dialog.current?.close()}>
          {offer.close}
        </ToolButton>
      </ActionRow>
    </dialog>
  );
}
