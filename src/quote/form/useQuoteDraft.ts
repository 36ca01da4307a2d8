import type { FormikContextType } from "formik";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  onFieldBlur,
  watchFields,
  writeFieldValue,
} from "../../browser/formFields";
import type { FieldElement } from "../../browser/formFields";
import { onStorageChange } from "../../browser/onStorageChange";
import { getToday } from "../../hooks/useToday";
import type { QuoteRequestPlan } from "../../planner/estimate/buildQuoteRequestPlan";
import { readStorage, storageKeys, writeStorage } from "../../browser/storage";
import { replaceRetiredValue } from "../request/quoteOptions";
import { emptyValues, fieldNames, mapFields } from "../request/quoteRequest";
import type { FieldName, QuoteValues } from "../request/quoteRequest";
import {
  getFieldElement,
  readRawFormValues,
  readFormValues,
  writeFormValues,
} from "./QuoteFieldControl";
import { parseQueryValues } from "./QuoteSubject";

export interface QuoteDraft {
  readonly values: QuoteValues;
  /** Names of fields that no longer follow the plan, because the visitor edited them. */
  readonly byHand: readonly string[];
}

export const emptyDraft: QuoteDraft = { values: emptyValues, byHand: [] };

export const draftStorageKey = storageKeys.quoteDraft;

/** The stored draft as this page last read or wrote it, in JSON; `null` without a draft. */
let lastStoredText: string | null = null;

/** Whether another tab has changed the stored draft since this page last read or wrote the draft. */
export function isDraftChangedInOtherTab(): boolean {
  const current = readStorage(draftStorageKey);
  return current !== undefined && current !== lastStoredText;
}

export const hasValues = (values: QuoteValues): boolean =>
  Object.values(values).some(Boolean);

const areEqual = (a: QuoteValues, b: QuoteValues): boolean =>
  fieldNames.every((name) => a[name] === b[name]);

/**
 * Saves the draft. An empty draft deletes the stored draft, unless another tab has changed the
 * stored draft.
 * @returns whether a nonempty draft was saved
 */
export function saveDraft({ values, byHand }: QuoteDraft): boolean {
  const isEmpty = !hasValues(values) && byHand.length === 0;
  if (isEmpty && isDraftChangedInOtherTab()) return false;
  const text = isEmpty ? null : JSON.stringify({ ...values, byHand });
  const isSaved = writeStorage(draftStorageKey, text);
  if (isSaved) lastStoredText = text;
  return isSaved && !isEmpty;
}

/** Fields that the moving plan prefills. */
const fieldsFromPlan = ["moveFromDate", "moveSize"] as const;

function parseJsonObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * Loads the stored draft; an invalid draft counts as empty.
 * @param valuesFromLink values from the URL, for fields that are empty in the draft
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
    if (isEntered && typeof value === "string")
      return replaceRetiredValue(name, value);
    return valuesFromLink[name] ?? "";
  });
  return {
    values,
    byHand: fieldsFromPlan.filter(
      (name) => byHand.includes(name) || name in valuesFromLink,
    ),
  };
}

/**
 * Copies date and size from the plan to the fields that the visitor hasn't edited. A field is
 * emptied if the plan lacks its value.
 * @param today `YYYY-MM-DD`; an earlier date in the plan counts as missing
 */
export function syncDraftWithPlan(
  { values, byHand }: QuoteDraft,
  { date, size }: Pick<QuoteRequestPlan, "date" | "size">,
  today: string,
): QuoteDraft {
  const valuesFromPlan: Partial<QuoteValues> = {
    moveFromDate: date >= today ? date : "",
    moveSize: size,
  };
  const prefilled = mapFields((name) => {
    if (byHand.includes(name)) return values[name];
    return valuesFromPlan[name] ?? values[name];
  });
  return { values: prefilled, byHand };
}

/** Returns a draft with the form's current values. Changed values count as edited by hand. */
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
 * Finds the prerendered form and the name of its focused field. In a translated page, React
 * replaces this form, which still has the values that were entered before.
 */
function findHtmlForm() {
  if (typeof document === "undefined") return undefined;
  const form = document.querySelector<HTMLFormElement>("form[method=post]");
  const focused = form?.querySelector<FieldElement>(":focus");
  return form && { form, focused: focused?.name as FieldName | undefined };
}

/**
 * Saves the fields' values as a draft, synchronizes the draft with other tabs, and prefills
 * fields from the attached plan. Formik gets the values that the fields show.
 * @param form `null` while another view takes the form's place
 */
export function useQuoteDraft(
  form: HTMLFormElement | null,
  formik: Pick<
    FormikContextType<QuoteValues>,
    "values" | "setValues" | "resetForm" | "isSubmitting"
  >,
  plan: QuoteRequestPlan | undefined,
) {
  const draft = useRef<QuoteDraft>(undefined);
  const [isSaved, setSaved] = useState(false);
  // Found in the first render, before React can replace the form.
  const [html] = useState(findHtmlForm);

  function save(nextDraft: QuoteDraft): void {
    draft.current = nextDraft;
    setSaved(saveDraft(nextDraft));
  }

  /** @param isValidated whether to validate; defaults to Formik's `validateOnChange` */
  function readForm(isValidated?: boolean): void {
    if (!form || !draft.current) return;
    const { values } = draft.current;
    const current = readFormValues(form, values);
    if (!areEqual(current, values))
      save(withFormValues(draft.current, current));
    const raw = readRawFormValues(form);
    // Leaving the page mostly changes no value, and must not update React then: its scheduler
    // would post a message, which Firefox drops when the page enters the bfcache, and React
    // would never render again.
    if (!areEqual(raw, formik.values)) void formik.setValues(raw, isValidated);
  }

  function applyDraft(previous: QuoteDraft): void {
    if (!form) return;
    const nextDraft = plan
      ? syncDraftWithPlan(previous, plan, getToday())
      : previous;
    save(nextDraft);
    writeFormValues(form, nextDraft.values);
    void formik.setValues(readRawFormValues(form), false);
  }

  const initialize = useEffectEvent((formElement: HTMLFormElement) => {
    const isFirst = !draft.current;
    const valuesFromLink = isFirst
      ? parseQueryValues(window.location.search)
      : {};
    const previous =
      draft.current && !isDraftChangedInOtherTab()
        ? draft.current
        : loadDraft(valuesFromLink);
    // Values entered before hydration are newer than the stored draft.
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
    if (isOtherKey || formik.isSubmitting) return;
    if (isDraftChangedInOtherTab()) applyDraft(loadDraft());
  });
  const restore = useEffectEvent((field: FieldElement) => {
    const lastValue = draft.current?.values[field.name as FieldName];
    if (lastValue !== undefined) writeFieldValue(field, lastValue);
  });
  const read = useEffectEvent(() => readForm());
  const write = useEffectEvent(() => {
    if (form && draft.current) writeFormValues(form, draft.current.values);
  });
  useEffect(() => {
    const unsubscribes = [
      watchFields({ read, write }),
      onStorageChange(reload),
    ];
    if (form) unsubscribes.push(onFieldBlur(form, restore));
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
