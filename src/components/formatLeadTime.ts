import { graphql } from "gatsby";
import { interpolate } from "../shared/text";

interface LeadTime {
  readonly days: number;
  readonly kind: string;
  readonly note: string | null;
}

/** Formats the lead time of a permit, such as "At least 5 working days ahead". */
export const formatLeadTime = (
  { days, kind, note }: LeadTime,
  labels: { readonly workingDays: string; readonly calendarDays: string },
): string =>
  interpolate(kind === "working" ? labels.workingDays : labels.calendarDays, {
    number: String(days),
  }) + (note ? `, ${note}` : "");

export const query = graphql`
  fragment CityParking on Parking {
    office
    phone
    permit
    url
    lead {
      days
      kind
      note
    }
    signHours
    note
  }
`;
