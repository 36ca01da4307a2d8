import * as tool from "../../components/Tool.module.css";
import { useIsHydrated } from "../../hooks/useOnClient";
import { unreadyId } from "./reloadWhenComplete";
import { keepingWords } from "../words";
import { usePersistence } from "./usePlan";

/**
 * Says that the tool isn't ready yet, if its scripts can't be loaded, and later why the
 * plan isn't kept, if it isn't.
 */
export function StorageWarning() {
  const keeping = usePersistence();
  const isReady = useIsHydrated();
  if (!isReady)
    return (
      <p id={unreadyId} className={tool.unready} role="alert" hidden>
        {keepingWords.unready}
      </p>
    );
  return keeping === "kept" ? null : (
    <p className={tool.warning} role="status">
      {keepingWords[keeping]}
    </p>
  );
}
