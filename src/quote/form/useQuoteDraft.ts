import type { FormikContextType } from "formik";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  onFieldLeft,
  watchFields,
  writeFieldValue,
} from "../../browser/formFields";
import type { FieldElement } from "../../browser/formFields";
import { onStorageChange } from "../../browser/onStorageChange";
import { getToday } from "../../hooks/useToday";
import type { PlanToSend } from "../../planner/estimate/buildPlanToSend";
import { readStorage, writeStorage } from "../../browser/storage";
import { emptyValues, fieldNames, mapFields } from "../request/quoteRequest";
import type { FieldName, QuoteValues } from "../request/quoteRequest";
import {
  getFieldElement,
  readFormValues,
  writeFormValues,
} from "./QuoteFieldControl";
import { valuesFromQuery } from "./QuoteSubject";

/** What is entered in the form and not sent. */
export interface QuoteDraft {
  readonly values: QuoteValues;
  /** Which of the fields that follow the plan somebody has changed or emptied. */
  readonly byHand: readonly string[];
}

export const emptyDraft: QuoteDraft = { values: emptyValues, byHand: [] };

/** The name under which the draft is kept on the visitor's device. */
export const draftStorageKey = "quote-draft";

/** What the storage had when this page last read or wrote it. */
let lastStoredText: string | null = null;

/** Whether another tab has changed the draft since this page read or wrote it. */
export function isEditedElsewhere(): boolean {
  const current = readStorage(draftStorageKey);
  return current !== undefined && current !== lastStoredText;
}

export const hasValues = (values: QuoteValues): boolean =>
  Object.values(values).some(Boolean);

/**
 * Keeps a draft on the device; an empty one takes its place away, unless another tab
 * has typed on since.
 * @returns whether the device keeps it
 */
export function saveDraft({ values, byHand }: QuoteDraft): boolean {
  const isEmpty = !hasValues(values) && byHand.length === 0;
  if (isEmpty && isEditedElsewhere()) return false;
  const text = isEmpty ? null : JSON.stringify({ ...values, byHand });
  const isSaved = writeStorage(draftStorageKey, text);
  if (isSaved) lastStoredText = text;
  return isSaved && !isEmpty;
}

/** The fields that a plan fills in. */
const fieldsFromPlan = ["moveFromDate", "moveSize"] as const;

function parseJsonObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * Loads what was entered earlier and not sent, in this tab or another.
 * @param valuesFromLink what a link fills in, unless the draft has it
 */
export function loadDraft(
  valuesFromLink: Partial<QuoteValues> = {},
): QuoteDraft {
  lastStoredText = readStorage(draftStorageKey) ?? null;
  const draft = parseJsonObject(lastStoredText ?? "{}");
  const byHand: readonly string[] = fieldsFromPlan.filter((name) =>
    [draft.byHand].flat().includes(name),
  );
  const values = mapFields((name) => {
    const value = draft[name];
    const isEntered = Boolean(value) || byHand.includes(name);
    return isEntered && typeof value === "string"
      ? value
      : (valuesFromLink[name] ?? "");
  });
  return {
    values,
    byHand: fieldsFromPlan.filter(
      (name) => byHand.includes(name) || name in valuesFromLink,
    ),
  };
}

/**
 * Fills in what a plan knows, also where it doesn't know that any more, but in fields
 * that were changed by hand.
 * @param today `YYYY-MM-DD`; an earlier day isn't taken
 */
export function prefillFromPlan(
  { values, byHand }: QuoteDraft,
  { date, size }: Pick<PlanToSend, "date" | "size">,
  today: string,
): QuoteDraft {
  const valuesFromPlan: Partial<QuoteValues> = {
    moveFromDate: date >= today ? date : "",
    moveSize: size,
  };
  const valueFromPlan = (name: keyof QuoteValues) =>
    byHand.includes(name) ? undefined : valuesFromPlan[name];
  return {
    values: mapFields((name) => valueFromPlan(name) ?? values[name]),
    byHand,
  };
}

/** A draft with what the fields show: what differs was changed by hand. */
const withFormValues = (
  { values, byHand }: QuoteDraft,
  current: QuoteValues,
): QuoteDraft => ({
  values: current,
  byHand: fieldsFromPlan.filter(
    (name) => byHand.includes(name) || current[name] !== values[name],
  ),
});

/**
 * The form as it is in the HTML, and its focused field. React makes another in a page
 * that was translated; this one has what was entered until then.
 */
function findHtmlForm() {
  if (typeof document === "undefined") return undefined;
  const form = document.querySelector<HTMLFormElement>("form[method=post]");
  const focused = form?.querySelector<FieldElement>(":focus");
  return form && { form, focused: focused?.name as FieldName | undefined };
}

/**
 * Keeps what the fields show on the device, shows the same in other tabs, and has the
 * fields follow the plan that goes with the request. Formik is given what they show.
 * @param form its element while it is shown
 */
export function useQuoteDraft(
  form: HTMLFormElement | null,
  formik: Pick<
    FormikContextType<QuoteValues>,
    "setValues" | "resetForm" | "isSubmitting"
  >,
  plan: PlanToSend | undefined,
) {
  const draft = useRef<QuoteDraft>(undefined);
  const [isSaved, setSaved] = useState(false);
  // While it renders, React hasn't replaced anything.
  const [html] = useState(findHtmlForm);

  function save(nextDraft: QuoteDraft): void {
    draft.current = nextDraft;
    setSaved(saveDraft(nextDraft));
  }

  /** @param isValidated by default as Formik does it while the visitor types */
  function readForm(isValidated?: boolean): void {
    if (!form || !draft.current) return;
    const { values } = draft.current;
    const current = readFormValues(form, values);
    if (fieldNames.some((name) => current[name] !== values[name]))
      save(withFormValues(draft.current, current));
    void formik.setValues(readFormValues(form, emptyValues), isValidated);
  }

  function applyDraft(previous: QuoteDraft): void {
    if (!form) return;
    const nextDraft = plan
      ? prefillFromPlan(previous, plan, getToday())
      : previous;
    save(nextDraft);
    writeFormValues(form, nextDraft.values);
    void formik.setValues(readFormValues(form, emptyValues), false);
  }

  const initialize = useEffectEvent((formElement: HTMLFormElement) => {
    const isFirst = !draft.current;
    const valuesFromLink = isFirst
      ? valuesFromQuery(window.location.search)
      : {};
    const previous =
      draft.current && !isEditedElsewhere()
        ? draft.current
        : loadDraft(valuesFromLink);
    // What was entered before React listened is newer.
    const entered = (isFirst && html?.form) || formElement;
    const current = readFormValues(entered, emptyValues);
    const fields = mapFields((name) => current[name] || previous.values[name]);
    applyDraft(withFormValues(previous, fields));
    const focused = entered === formElement ? undefined : html?.focused;
    if (focused)
      getFieldElement(formElement, focused).focus({ preventScroll: true });
  });
  useEffect(() => {
    if (form) initialize(form);
  }, [form, plan]);

  const reload = useEffectEvent((key: string | null) => {
    const isOtherKey = key !== null && key !== draftStorageKey;
    if (!isOtherKey && !formik.isSubmitting && isEditedElsewhere())
      applyDraft(loadDraft());
  });
  const restore = useEffectEvent((field: FieldElement) => {
    const lastValue = draft.current?.values[field.name as FieldName];
    if (lastValue !== undefined) writeFieldValue(field, lastValue);
  });
  const readInput = useEffectEvent(() => readForm());
  useEffect(() => {
    const unsubscribes = [watchFields(readInput), onStorageChange(reload)];
    if (form) unsubscribes.push(onFieldLeft(form, restore));
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [form]);

  return {
    isSaved,
    readForm,
    clearDraft: () => {
      form?.reset();
      save(emptyDraft);
      formik.resetForm();
    },
  };
}
