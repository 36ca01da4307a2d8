import { fieldNames } from "../request/quoteRequest";
import type { FieldName, QuoteFields } from "../request/quoteRequest";
import type { Followed } from "./syncWithPlan";

/** The name under which the draft is kept on the visitor's device. */
export const draftKey = "quote-draft";

/** What the storage had when this page last read or wrote it. */
let written: string | null = null;

/** Calls `action` with the storage; returns `undefined` if it is denied. */
function withStorage<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.localStorage);
  } catch {
    return undefined;
  }
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
  const isKept = withStorage((storage) => {
    if (text !== null) storage.setItem(draftKey, text);
    else if (storage.getItem(draftKey) === written)
      storage.removeItem(draftKey);
    written = text;
    return text !== null;
  });
  return isKept ?? false;
}

/** Whether another tab has changed the draft since this page read or wrote it. */
export const isChanged = (): boolean =>
  withStorage((storage) => storage.getItem(draftKey) !== written) ?? false;

/** Loads what was typed earlier and not sent, in this tab or another. */
export function loadDraft(): Followed<Partial<QuoteFields>> {
  const draft = withStorage((storage) => {
    written = storage.getItem(draftKey);
    return JSON.parse(written ?? "{}") as Record<string, unknown> | null;
  });
  const taken = draft?.taken as Record<string, unknown> | null | undefined;
  return {
    fields: pickFields((name) => draft?.[name]),
    taken: pickFields((name) => taken?.[name]),
  };
}

/** Reads the form's inputs, including values typed before hydration. */
export function typedFields(form: HTMLFormElement): Partial<QuoteFields> {
  const data = new FormData(form);
  return pickFields((name) => data.get(name));
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
