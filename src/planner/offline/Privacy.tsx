import { keptPrivacy, privacyNote } from "../words";
import { useKeptTools } from "./keptTools";

/** Where the plan is, and whether it opens without a connection: the same lines for both. */
export function Privacy() {
  const words = useKeptTools() ? keptPrivacy : privacyNote;
  return <span key={words}>{words}</span>;
}
