import { useState } from "react";
import { useOnClient } from "../../hooks/useOnClient";

const nothing = "{}";

function load(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? nothing;
  } catch {
    return nothing;
  }
}

function save(key: string, value: object): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Where storage is denied, it lasts as long as the page.
  }
}

/** State that outlasts a reload, for what is typed and not added yet. */
export function useSessionState<T extends object>(
  key: string,
  empty: T,
): readonly [state: T, change: (state: T) => void] {
  const kept = useOnClient(() => load(key), nothing);
  const [changed, setChanged] = useState<T>();
  const change = (state: T) => {
    setChanged(state);
    save(key, state);
  };
  return [changed ?? { ...empty, ...(JSON.parse(kept) as T) }, change];
}
