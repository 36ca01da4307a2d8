/** What the browser stores: for the site on this device, or for this tab. */
type StorageArea = "localStorage" | "sessionStorage";

/** What is typed and not added yet, by the tools that keep it in the tab. */
export const unsubmittedKeys = { box: "new-box", item: "own-item" };

/** @returns `null` where there is nothing, `undefined` where storage is denied */
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
 * @param text `null` removes what there is
 * @returns false where storage is denied or full
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
