import type { Plan } from "./plan";

export interface Lead {
  readonly days: number;
  readonly kind: string;
}

/** What a city asks of whoever reserves curb space there. */
export interface PermitRule {
  readonly city: string;
  readonly office: string;
  readonly lead: Lead | null;
  /** How long no-parking signs have to stand before the moving day. */
  readonly signHours: number | null;
}

/** A city, as the content describes it. */
export interface PermitCity {
  readonly name: string;
  readonly parking:
    | (Pick<PermitRule, "office" | "lead" | "signHours"> & {
        readonly phone: string | null;
      })
    | null;
}

/** The rules of the cities that a plan names. */
export const permitsOf = (
  { from, to }: Plan,
  cities: readonly PermitCity[],
): PermitRule[] =>
  cities.flatMap(({ name, parking }) =>
    parking && (from.city === name || to.city === name)
      ? [
          {
            city: name,
            office: [parking.office, parking.phone].filter(Boolean).join(", "),
            lead: parking.lead,
            signHours: parking.signHours,
          },
        ]
      : [],
  );
