import { isDay } from "../../site/dates";
import { setCount, setDate, setDone, setHome, setPlace } from "./changes";
import type { Change } from "./changes";
import { placeFields } from "./plan";
import type { Typed } from "./leftTyped";

const same: Change = (plan) => plan;

/** What a field of a tool changes, by its name, such as `counts.sofa`. */
function changeOf([name, value]: Typed): Change {
  const [part, of = ""] = name.split(".");
  const field = placeFields.find((one) => one === of);
  switch (part) {
    case "date":
      return isDay(value) ? setDate(value) : same;
    case "home":
      return setHome(value);
    case "start":
      // Without the list of things, its size is what can be kept.
      return (plan) => (plan.home ? plan : setHome(value)(plan));
    case "done":
      return setDone(value, true);
    case "counts":
      return setCount(of, Number(value));
    case "from":
    case "to":
      return field ? setPlace(part, field, value) : same;
    default:
      return same;
  }
}

/** Adopts entries of the tools' fields, in one change. */
export const adoptTyped =
  (typed: readonly Typed[]): Change =>
  (plan) =>
    typed.map(changeOf).reduce((before, change) => change(before), plan);
