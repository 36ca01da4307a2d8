import type { FormikContextType } from "formik";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ChangeEvent } from "react";
import { onStorageChange } from "../../hooks/onStorageChange";
import { useSite } from "../../hooks/useSite";
import type { PlanToSend } from "../../planner/plan/planToSend";
import { isoDay } from "../../site/dates";
import { emptyFields } from "../request/quoteRequest";
import type { QuoteFields } from "../request/quoteRequest";
import {
  draftKey,
  isChanged,
  loadDraft,
  prefill,
  saveDraft,
  syncWithPlan,
} from "./draftStorage";
import type { Followed } from "./draftStorage";
import type { FieldElement } from "./QuoteFieldControl";
import * as styles from "./QuoteForm.module.css";

const today = isoDay();

/** @param linked what a link fills in, unless the draft has it */
function load(linked: Partial<QuoteFields> = {}): Followed {
  const { fields, taken } = loadDraft();
  return { fields: { ...emptyFields, ...linked, ...fields }, taken };
}

const loadFirst = () => load(prefill(window.location.search));

/**
 * Keeps what is typed on the device, shows the same in other tabs, and has the
 * fields follow the plan that goes with the request.
 */
export function useQuoteDraft(
  {
    setValues,
    resetForm,
    isSubmitting,
    handleChange,
  }: Pick<
    FormikContextType<QuoteFields>,
    "setValues" | "resetForm" | "isSubmitting" | "handleChange"
  >,
  plan: PlanToSend | undefined,
) {
  /** What the form has; Formik shows it a moment later. */
  const draft = useRef<Followed>(undefined);
  const [isKept, setKept] = useState(false);

  function keep(next: Followed): void {
    draft.current = next;
    setKept(saveDraft(next));
  }

  function fill(before: Followed): void {
    const next = plan ? syncWithPlan(before, plan, today()) : before;
    keep(next);
    void setValues(next.fields, false);
  }

  const follow = useEffectEvent(() => fill(draft.current ?? loadFirst()));
  useEffect(() => follow(), [plan]);

  const readAgain = useEffectEvent(() => {
    if (!isSubmitting && isChanged()) fill(load());
  });
  useEffect(
    () =>
      onStorageChange((key) => {
        if (key === null || key === draftKey) readAgain();
      }),
    [],
  );

  return {
    isKept,
    onChange: (event: ChangeEvent<FieldElement>) => {
      const { name, value } = event.target;
      const { fields, taken } = draft.current ?? loadFirst();
      // Not where a browser has restored what the form has already.
      if (fields[name as keyof QuoteFields] !== value)
        keep({
          fields: { ...fields, [name]: value },
          taken: { ...taken, [name]: undefined },
        });
      handleChange(event);
    },
    clear: () => {
      keep({ fields: emptyFields, taken: {} });
      resetForm();
    },
  };
}

/** Says that the draft is kept, with a button that clears it. */
export function DraftNote(props: { isKept: boolean; onClear: () => void }) {
  const { labels } = useSite();
  return (
    <p className={styles.subject}>
      {props.isKept && <span>{`${labels.draftKept} `}</span>}
      <button
        type="button"
        className={styles.textButton}
        onClick={props.onClear}
      >
        {labels.clearDraft}
      </button>
    </p>
  );
}
