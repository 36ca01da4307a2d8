import { fieldNames } from "../request/quoteRequest";
import type { FieldName, QuoteFields } from "../request/quoteRequest";

/** The name under which the draft is kept on the visitor's device. */
const key = "quote-draft";

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

/** Keeps the typed values on the device; empty ones take its place away. */
export function saveDraft(fields: QuoteFields): void {
  withStorage((storage) => {
    if (isFilled(fields)) storage.setItem(key, JSON.stringify(fields));
    else storage.removeItem(key);
  });
}

/** Loads what was typed earlier and not sent. */
export function loadDraft(): Partial<QuoteFields> {
  const draft = withStorage(
    (storage) =>
      JSON.parse(storage.getItem(key) ?? "{}") as Record<
        string,
        unknown
      > | null,
  );
  return pickFields((name) => draft?.[name]);
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
