import { LoadFailure } from "../../components/LoadFailure";
import * as tool from "../../components/Tool.module.css";
import { useIsHydrated } from "../../hooks/useOnClient";
import { storageWords } from "../words";
import { usePersistence } from "./usePlan";

/** Says that the tool couldn't load, or why the plan isn't kept, if it isn't. */
export function StorageWarning() {
  const status = usePersistence();
  const isReady = useIsHydrated();
  if (!isReady) return <LoadFailure text={storageWords.unready} />;
  return (
    status !== "kept" && (
      <p className={tool.warning} role="status">
        {storageWords[status]}
      </p>
    )
  );
}
