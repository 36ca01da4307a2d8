import type { FormikContextType } from "formik";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  onFieldLeft,
  watchFields,
  writeFieldValue,
} from "../../hooks/fieldEntries";
import type { FieldElement } from "../../hooks/fieldEntries";
import { onStorageChange } from "../../hooks/onStorageChange";
import { today } from "../../hooks/useToday";
import type { PlanToSend } from "../../planner/plan/planToSend";
import { readStorage, writeStorage } from "../../site/storage";
import { emptyFields, fieldNames, forEachField } from "../request/quoteRequest";
import type { FieldName, QuoteFields } from "../request/quoteRequest";
import { fieldIn, readFields, writeFields } from "./QuoteFieldControl";
import { prefill } from "./QuoteSubject";

/** What is entered in the form and not sent. */
export interface Draft {
  readonly fields: QuoteFields;
  /** Which of the fields that follow the plan somebody has changed or emptied. */
  readonly byHand: readonly string[];
}

export const emptyDraft: Draft = { fields: emptyFields, byHand: [] };

/** The name under which the draft is kept on the visitor's device. */
export const draftKey = "quote-draft";

/** What the storage had when this page last read or wrote it. */
let stored: string | null = null;

/** Whether another tab has changed the draft since this page read or wrote it. */
export function isChanged(): boolean {
  const now = readStorage(draftKey);
  return now !== undefined && now !== stored;
}

export const hasEntries = (fields: QuoteFields): boolean =>
  Object.values(fields).some(Boolean);

/**
 * Keeps a draft on the device; an empty one takes its place away, unless another tab
 * has typed on since.
 * @returns whether the device keeps it
 */
export function saveDraft({ fields, byHand }: Draft): boolean {
  const isEmpty = !hasEntries(fields) && byHand.length === 0;
  if (isEmpty && isChanged()) return false;
  const text = isEmpty ? null : JSON.stringify({ ...fields, byHand });
  const isKept = writeStorage(draftKey, text);
  if (isKept) stored = text;
  return isKept && !isEmpty;
}

/** The fields that a plan fills in. */
const plannedFields = ["moveFromDate", "moveSize"] as const;

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * Loads what was entered earlier and not sent, in this tab or another.
 * @param linked what a link fills in, unless the draft has it
 */
export function loadDraft(linked: Partial<QuoteFields> = {}): Draft {
  stored = readStorage(draftKey) ?? null;
  const draft = parse(stored ?? "{}");
  const byHand: readonly string[] = plannedFields.filter((name) =>
    [draft.byHand].flat().includes(name),
  );
  const fields = forEachField((name) => {
    const value = draft[name];
    const isEntered = Boolean(value) || byHand.includes(name);
    return isEntered && typeof value === "string"
      ? value
      : (linked[name] ?? "");
  });
  return {
    fields,
    byHand: plannedFields.filter(
      (name) => byHand.includes(name) || name in linked,
    ),
  };
}

/**
 * Fills in what a plan knows, also where it doesn't know that any more, but in fields
 * that were changed by hand.
 * @param today `YYYY-MM-DD`; an earlier day isn't taken
 */
export function followPlan(
  { fields, byHand }: Draft,
  { date, size }: Pick<PlanToSend, "date" | "size">,
  today: string,
): Draft {
  const planned: Partial<QuoteFields> = {
    moveFromDate: date >= today ? date : "",
    moveSize: size,
  };
  const follow = (name: keyof QuoteFields) =>
    byHand.includes(name) ? undefined : planned[name];
  return {
    fields: forEachField((name) => follow(name) ?? fields[name]),
    byHand,
  };
}

/** A draft with what the fields show: what differs was changed by hand. */
const withEntries = (
  { fields, byHand }: Draft,
  entries: QuoteFields,
): Draft => ({
  fields: entries,
  byHand: plannedFields.filter(
    (name) => byHand.includes(name) || entries[name] !== fields[name],
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
    FormikContextType<QuoteFields>,
    "setValues" | "resetForm" | "isSubmitting"
  >,
  plan: PlanToSend | undefined,
) {
  const draft = useRef<Draft>(undefined);
  const [isKept, setKept] = useState(false);
  // While it renders, React hasn't replaced anything.
  const [html] = useState(findHtmlForm);

  function keep(next: Draft): void {
    draft.current = next;
    setKept(saveDraft(next));
  }

  /** @param isValidated by default as Formik does it while the visitor types */
  function read(isValidated?: boolean): void {
    if (!form || !draft.current) return;
    const { fields } = draft.current;
    const entries = readFields(form, fields);
    if (fieldNames.some((name) => entries[name] !== fields[name]))
      keep(withEntries(draft.current, entries));
    void formik.setValues(readFields(form, emptyFields), isValidated);
  }

  function show(before: Draft): void {
    if (!form) return;
    const next = plan ? followPlan(before, plan, today()) : before;
    keep(next);
    writeFields(form, next.fields);
    void formik.setValues(readFields(form, emptyFields), false);
  }

  const begin = useEffectEvent((shown: HTMLFormElement) => {
    const isFirst = !draft.current;
    const linked = isFirst ? prefill(window.location.search) : {};
    const before =
      draft.current && !isChanged() ? draft.current : loadDraft(linked);
    // What was entered before React listened is newer.
    const entered = (isFirst && html?.form) || shown;
    const entries = readFields(entered, emptyFields);
    const fields = forEachField((name) => entries[name] || before.fields[name]);
    show(withEntries(before, fields));
    const focused = entered === shown ? undefined : html?.focused;
    if (focused) fieldIn(shown, focused).focus({ preventScroll: true });
  });
  useEffect(() => {
    if (form) begin(form);
  }, [form, plan]);

  const readAgain = useEffectEvent((key: string | null) => {
    const isOther = key !== null && key !== draftKey;
    if (!isOther && !formik.isSubmitting && isChanged()) show(loadDraft());
  });
  const restore = useEffectEvent((field: FieldElement) => {
    const last = draft.current?.fields[field.name as FieldName];
    if (last !== undefined) writeFieldValue(field, last);
  });
  const enter = useEffectEvent(() => read());
  useEffect(() => {
    const ends = [watchFields(enter), onStorageChange(readAgain)];
    if (form) ends.push(onFieldLeft(form, restore));
    return () => {
      for (const end of ends) end();
    };
  }, [form]);

  return {
    isKept,
    read,
    clear: () => {
      form?.reset();
      keep(emptyDraft);
      formik.resetForm();
    },
  };
}
