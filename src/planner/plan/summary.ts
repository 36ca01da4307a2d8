export interface PermitRule {
  readonly city: string;
  readonly office: string;
  readonly lead: Lead | null;
  /** How long no-parking signs have to stand before the moving day. */
  readonly signHours: number | null;
}

export interface Lead {
  readonly days: number;
  readonly kind: string;
}

/**
 * What the content says about a plan. It is stored with the plan, because pages
 * such as the form don't have the content.
 */
export interface Summary {
  /** The size of home, a value of the form's move size; empty if not known. */
  readonly size: string;
  /** The home, its inventory and its boxes, in words. */
  readonly lines: readonly string[];
  readonly permits: readonly PermitRule[];
}

export const emptySummary: Summary = { size: "", lines: [], permits: [] };

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string");

const isLead = (value: unknown): value is Lead | null => {
  const { days, kind } = (value ?? {}) as Record<string, unknown>;
  return (
    value === null || (typeof days === "number" && typeof kind === "string")
  );
};

function isPermit(value: unknown): value is PermitRule {
  const { city, office, lead, signHours } = (value ?? {}) as Record<
    string,
    unknown
  >;
  return (
    isTextList([city, office]) &&
    isLead(lead) &&
    (signHours === null || typeof signHours === "number")
  );
}

/** Reads a stored summary; that of an empty plan from anything else. */
export function parseSummary(value: unknown): Summary {
  const { size, lines, permits } = (value ?? {}) as Record<string, unknown>;
  return typeof size === "string" && isTextList(lines) && Array.isArray(permits)
    ? { size, lines, permits: permits.filter(isPermit) }
    : emptySummary;
}
