import * as tool from "../../components/Tool.module.css";
import { usePersistence } from "./usePlan";

/** Says that the plan is kept, once it is. Until then it only takes its room. */
export function SavedNote({ text }: { text: string }) {
  const isKept = usePersistence() !== "denied";
  return isKept && <span className={tool.live}>{text}</span>;
}
