/** `localStorage` outlives the tab; `sessionStorage` belongs to it. */
type StorageArea = "localStorage" | "sessionStorage";

/**
 * localStorage keys of the plan and the draft. Pages with fields start React at once where one
 * of them has a value. Only `planStore` uses the plan's keys.
 */
export const storageKeys = {
  plan: "moving-plan",
  /** Plans that can't be read, one a line. */
  damagedPlan: "moving-plan-damaged",
  /** The next box number that this device assigns, an integer. */
  boxNumbering: "moving-plan-numbers",
  /** The last backup: its day, plan ID and count of values. */
  lastBackup: "moving-plan-copied",
  quoteDraft: "quote-draft",
} as const;

/** sessionStorage keys of input that is typed and not added to the plan yet, by tool. */
export const unsubmittedInputStorageKeys = { box: "new-box", item: "own-item" };

/** @returns `null` if nothing is stored, `undefined` if storage is denied */
export function readStorage(
  key: string,
  area: StorageArea = "localStorage",
): string | null | undefined {
  try {
    return window[area].getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * @param text `null` removes the key
 * @returns whether the text was stored: false if storage is denied or full
 */
export function writeStorage(
  key: string,
  text: string | null,
  area: StorageArea = "localStorage",
): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
