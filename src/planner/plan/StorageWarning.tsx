import * as tool from "../../components/Tool.module.css";
import { useIsHydrated } from "../../hooks/useOnClient";
import { LoadFailure } from "../../components/LoadFailure";
import { storageWords } from "../words";
import { CopyReminder } from "./CopyReminder";
import { usePersistence } from "./usePlan";

/**
 * Says that the tool couldn't load, or why the plan isn't kept, if it isn't; and offers
 * to copy a plan that is.
 */
export function StorageWarning() {
  const status = usePersistence();
  const isReady = useIsHydrated();
  if (!isReady) return <LoadFailure text={storageWords.unready} />;
  return status === "kept" ? (
    <CopyReminder />
  ) : (
    <p className={tool.warning} role="status">
      {storageWords[status]}
    </p>
  );
}
