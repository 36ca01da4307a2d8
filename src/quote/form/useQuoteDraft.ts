import type { FormikContextType } from "formik";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ChangeEvent, RefObject } from "react";
import { onStorageChange } from "../../hooks/onStorageChange";
import type { PlanToSend } from "../../planner/plan/planToSend";
import { isoDay } from "../../site/dates";
import { emptyFields } from "../request/quoteRequest";
import type { QuoteFields } from "../request/quoteRequest";
import { syncWithPlan } from "./syncWithPlan";
import type { Followed } from "./syncWithPlan";
import { prefill } from "./prefill";
import {
  draftKey,
  isChanged,
  loadDraft,
  saveDraft,
  typedFields,
} from "./quoteDraft";
import type { FieldElement } from "./QuoteFieldControl";

const today = isoDay();

/**
 * Keeps what is typed on the device, shows the same in other tabs, and has the
 * fields follow the plan that goes with the request.
 * @returns whether the device keeps it, and what to call when a field changes
 */
export function useQuoteDraft(
  form: RefObject<HTMLFormElement | null>,
  {
    values,
    setValues,
    isSubmitting,
    handleChange,
  }: Pick<
    FormikContextType<QuoteFields>,
    "values" | "setValues" | "isSubmitting" | "handleChange"
  >,
  plan: PlanToSend | undefined,
): readonly [
  isKept: boolean,
  onChange: (event: ChangeEvent<FieldElement>) => void,
] {
  const taken = useRef<Followed["taken"]>({});
  const isRestored = useRef(false);
  const [isKept, setKept] = useState(false);

  function fill(draft: Followed<Partial<QuoteFields>>) {
    const filled = { ...draft, fields: { ...emptyFields, ...draft.fields } };
    const next = plan ? syncWithPlan(filled, plan, today()) : filled;
    taken.current = next.taken;
    void setValues(next.fields, false);
  }

  /** Typed values override a draft, and a draft overrides a link. */
  const restore = useEffectEvent(() => {
    const draft = loadDraft();
    const typed = form.current ? typedFields(form.current) : {};
    fill({
      fields: { ...prefill(window.location.search), ...draft.fields, ...typed },
      taken: draft.taken,
    });
  });
  const follow = useEffectEvent(() => {
    if (isRestored.current) fill({ fields: values, taken: taken.current });
    else restore();
  });
  useEffect(() => follow(), [plan]);

  const save = useEffectEvent(() => {
    if (isRestored.current) {
      setKept(saveDraft({ fields: values, taken: taken.current }));
    }
    isRestored.current = true;
  });
  useEffect(() => save(), [values]);

  const readAgain = useEffectEvent(() => {
    if (!isSubmitting && isChanged()) fill(loadDraft());
  });
  useEffect(
    () =>
      onStorageChange((key) => {
        if (key === null || key === draftKey) readAgain();
      }),
    [],
  );

  return [
    isKept,
    (event) => {
      const { name } = event.target;
      taken.current = { ...taken.current, [name]: undefined };
      handleChange(event);
    },
  ];
}
