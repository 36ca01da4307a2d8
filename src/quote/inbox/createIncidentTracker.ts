/** A continuing failure. */
export interface Incident {
  /** ISO date-time. */
  readonly since: string;
  /** Number of affected requests or log lines. */
  readonly count: number;
}

/** Time without a report that ends an incident, in milliseconds. */
const quietPeriod = 3_600_000;

/** Creates a counter of the requests or log lines that a failure affects. */
export function createIncidentTracker() {
  let incident: Incident | undefined;
  let lastReportAt = -Infinity;

  /** Returns the current incident; `undefined` without an incident. */
  const getIncident = () =>
    performance.now() - lastReportAt < quietPeriod ? incident : undefined;

  return {
    getIncident,
    /** Counts one more affected request or log line, and returns the incident. */
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
