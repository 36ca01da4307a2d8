import { useState } from "react";
import { useOnClient } from "../../hooks/useOnClient";
import { readStorage, writeStorage } from "../../site/storage";

const nothing = "{}";

const area = "sessionStorage";

/**
 * State that outlasts a reload, for what is typed and not added yet; where storage is
 * denied, it lasts as long as the page.
 */
export function useSessionState<T extends object>(
  key: string,
  empty: T,
): readonly [state: T, change: (state: T) => void] {
  const kept = useOnClient(() => readStorage(key, area) ?? nothing, nothing);
  const [changed, setChanged] = useState<T>();
  const change = (state: T) => {
    setChanged(state);
    writeStorage(key, JSON.stringify(state), area);
  };
  return [changed ?? { ...empty, ...(JSON.parse(kept) as T) }, change];
}
