import * as tool from "../../components/Tool.module.css";
import { keepingWords } from "../words";
import { useKeeping } from "./usePlan";

/** Says why the plan isn't kept; nothing if it is. */
export function KeepingNote() {
  const keeping = useKeeping();
  return keeping === "kept" ? null : (
    <p className={tool.warning} role="status">
      {keepingWords[keeping]}
    </p>
  );
}
