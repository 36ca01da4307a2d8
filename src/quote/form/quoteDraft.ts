import { fieldNames } from "../request/quoteRequest";
import type { FieldName, QuoteFields } from "../request/quoteRequest";

const key = "quote-draft";

/**
 * Calls `action` with the tab's storage; returns `undefined` if it is denied.
 */
function withStorage<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
}

const isFilled = (fields: Partial<QuoteFields>) =>
  Object.values(fields).some(Boolean);

/** Saves the typed values until the tab closes. */
export function saveDraft(fields: QuoteFields): void {
  withStorage((storage) => {
    if (isFilled(fields)) storage.setItem(key, JSON.stringify(fields));
    else storage.removeItem(key);
  });
}

/** Loads the values typed before a reload, a crash or a step back. */
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
