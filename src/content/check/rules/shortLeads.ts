import { city } from "../../model/kinds/city";
import type { Rule } from "../site";

interface Parking {
  readonly lead?: { readonly days: number; readonly kind: string };
  readonly signHours?: number;
}

/** Calendar days that five working days take. */
const minDays = 7;

/**
 * Finds permits that a family could ask for in time and still not have when the signs
 * have to stand.
 */
export const shortLeads: Rule = ({ files }) =>
  files
    .filter(({ kind }) => kind === city)
    .flatMap(({ file, data }) => {
      const { lead, signHours } = (data.parking ?? {}) as Parking;
      if (!lead || !signHours) return [];
      const days = lead.kind === "working" ? (lead.days * 7) / 5 : lead.days;
      const fix =
        "Write more days: these leave fewer than five working days between applying for the permit and putting up the signs.";
      return days - signHours / 24 < minDays
        ? [{ file, field: "parking.lead.days", value: lead.days, fix }]
        : [];
    });
