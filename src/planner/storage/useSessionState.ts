import { useState } from "react";
import { useClientValue } from "../../hooks/useClientValue";
import { readStorage, writeStorage } from "../../browser/storage";

const emptyJson = "{}";

const area = "sessionStorage";

/**
 * `useState` with sessionStorage, for unsubmitted input; in memory where storage is denied.
 * @param key of sessionStorage
 */
export function useSessionState<T extends object>(
  key: string,
  defaults: T,
): readonly [state: T, change: (state: T) => void] {
  const stored = useClientValue(
    () => readStorage(key, area) ?? emptyJson,
    emptyJson,
  );
  const [current, setCurrent] = useState<T>();
  const setState = (state: T) => {
    setCurrent(state);
    writeStorage(key, JSON.stringify(state), area);
  };
  return [current ?? { ...defaults, ...(JSON.parse(stored) as T) }, setState];
}
