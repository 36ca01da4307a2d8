import * as tool from "../../components/Tool.module.css";
import { useIsHydrated } from "../../hooks/useOnClient";
import { LoadFailure } from "../../components/LoadFailure";
import { keepingWords } from "../words";
import { usePersistence } from "./usePlan";

/** Says that the tool couldn't load, or why the plan isn't kept, if it isn't. */
export function StorageWarning() {
  const keeping = usePersistence();
  const isReady = useIsHydrated();
  if (!isReady) return <LoadFailure text={keepingWords.unready} />;
  return keeping === "kept" ? null : (
    <p className={tool.warning} role="status">
      {keepingWords[keeping]}
    </p>
  );
}
