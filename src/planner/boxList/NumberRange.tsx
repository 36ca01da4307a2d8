import * as tool from "../../components/Tool.module.css";
import {
  changeBoxNumbers,
  rangeStarts,
  useBoxNumbers,
} from "../plan/boxNumbers";
import { SelectField } from "../plan/fields";
import { usePlanPart } from "../plan/usePlan";

/** Where this device's numbers begin, once another one may pack for the same plan. */
export function NumberRange() {
  const isShared = usePlanPart(({ id }) => id !== "");
  const { start } = useBoxNumbers();
  if (!isShared) return null;
  return (
    <div className={tool.fields}>
      <SelectField
        label={`This phone numbers from ${start}. If another one packs, too, it needs numbers of its own.`}
        none="From 1"
        options={Array.from(new Set([...rangeStarts.slice(1), start]))
          .filter((first) => first > 1)
          .map((first) => [String(first), `From ${first}`])}
        value={start > 1 ? String(start) : ""}
        onChange={(first) => changeBoxNumbers({ start: Number(first) || 1 })}
      />
    </div>
  );
}
