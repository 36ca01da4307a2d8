import type { PlanToSend } from "../../planner/plan/planToSend";
import { readStorage, writeStorage } from "../../site/storage";
import { quoteOptions } from "../request/quoteOptions";
import { fieldNames } from "../request/quoteRequest";
import type { FieldName, QuoteFields } from "../request/quoteRequest";

/** The fields of a form, and where they come from. */
export interface Followed<Fields = QuoteFields> {
  readonly fields: Fields;
  /** What was taken from the plan, and nobody has changed by hand since. */
  readonly taken: Partial<QuoteFields>;
}

/** The name under which the draft is kept on the visitor's device. */
export const draftKey = "quote-draft";

/** What the storage had when this page last read or wrote it. */
let stored: string | null = null;

/** Whether another tab has changed the draft since this page read or wrote it. */
export function isChanged(): boolean {
  const now = readStorage(draftKey);
  return now !== undefined && now !== stored;
}

export const isFilled = (fields: Partial<QuoteFields>): boolean =>
  Object.values(fields).some(Boolean);

/**
 * Keeps the typed values on the device; empty ones take its place away, unless
 * another tab has typed on since.
 * @returns whether the device keeps them
 */
export function saveDraft({ fields, taken }: Followed): boolean {
  const text = isFilled(fields) ? JSON.stringify({ ...fields, taken }) : null;
  if (text === null && isChanged()) return false;
  const isKept = writeStorage(draftKey, text);
  if (isKept) stored = text;
  return isKept && text !== null;
}

/** Loads what was typed earlier and not sent, in this tab or another. */
export function loadDraft(): Followed<Partial<QuoteFields>> {
  stored = readStorage(draftKey) ?? null;
  const draft = parse(stored ?? "{}");
  const taken = draft?.taken as Record<string, unknown> | null | undefined;
  return {
    fields: pickFields((name) => draft?.[name]),
    taken: pickFields((name) => taken?.[name]),
  };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

function pickFields(
  valueOf: (name: FieldName) => unknown,
): Partial<QuoteFields> {
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = valueOf(name);
      return typeof value === "string" && value ? [[name, value]] : [];
    }),
  );
}

/** The fields that the form's query fills in, such as `?moveSize=studio`. */
export function prefill(query: string): Partial<QuoteFields> {
  const moveSize = new URLSearchParams(query).get("moveSize") ?? "";
  return (Object.values(quoteOptions.moveSize) as string[]).includes(moveSize)
    ? { moveSize }
    : {};
}

const planFields = ["moveFromDate", "moveSize"] as const;

/**
 * Fills in what a plan knows. A field that was taken from the plan follows it,
 * also where the plan doesn't know it any more; what was entered by hand stays.
 * @param today `YYYY-MM-DD`; an earlier day isn't taken
 */
export const syncWithPlan = (
  { fields, taken }: Followed,
  { date, size }: Pick<PlanToSend, "date" | "size">,
  today: string,
): Followed => {
  const planValues = {
    moveFromDate: date >= today ? date : "",
    moveSize: size,
  };
  return planFields.reduce<Followed>(
    (form, name) =>
      !fields[name] || fields[name] === taken[name]
        ? {
            fields: { ...form.fields, [name]: planValues[name] },
            taken: { ...form.taken, [name]: planValues[name] },
          }
        : form,
    { fields, taken },
  );
};
