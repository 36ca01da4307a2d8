import { useEffect, useEffectEvent, useState } from "react";

/**
 * A module that is loaded once the page is hydrated. `undefined` until then, and
 * if it can't be had.
 * @param load returns the module's `import()`
 * @param isWanted says in the browser whether it is needed
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  isWanted: () => boolean = () => true,
): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  const start = useEffectEvent(() => {
    if (!isWanted()) return;
    load().then(setLoaded, () => undefined);
  });
  useEffect(() => start(), []);
  return loaded;
}
