import type { Fault } from "../../content/model/faults";
import { faultText } from "../preview/faultText";

/**
 * An error whose message Decap shows. It has no name: Decap would show "Error".
 */
export function refusal(message: string): Error {
  const error = new Error(message);
  error.name = "";
  return error;
}

/** How many faults a message names; the preview lists all. */
const named = 3;

/** Refuses because of faults. */
export function faultRefusal(
  what: string,
  faults: readonly Fault[],
  open: string,
): Error {
  const more = faults.length - named;
  return refusal(
    [
      what,
      ...faults.slice(0, named).map((fault) => `• ${faultText(fault, open)}`),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ].join(" "),
  );
}
