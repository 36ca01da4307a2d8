/** A failure that goes on. */
export interface Incident {
  /** ISO date-time. */
  readonly since: string;
  /** Number of affected requests or lines. */
  readonly count: number;
}

/** An incident ends after this time without a report. Milliseconds. */
const quietPeriod = 3_600_000;

/** Creates a counter of what a failure affects. */
export function createIncidentCounter() {
  let incident: Incident | undefined;
  let lastReportAt = -Infinity;

  /** The incident that goes on; `undefined` if there is none. */
  const getIncident = () =>
    performance.now() - lastReportAt < quietPeriod ? incident : undefined;

  return {
    getIncident,
    /** Counts one more. @returns the incident */
    report(): Incident {
      const { since, count } = getIncident() ?? {
        since: new Date().toISOString(),
        count: 0,
      };
      incident = { since, count: count + 1 };
      lastReportAt = performance.now();
      return incident;
    },
  };
}
