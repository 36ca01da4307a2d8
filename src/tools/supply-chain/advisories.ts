import { z } from "zod";

/** A known vulnerability of a package, in the registry and in `SECURITY.md`. */
export interface Advisory {
  /** Such as `GHSA-5v7r-6r5c-r473`. */
  readonly id: string;
  readonly package: string;
  readonly severity: string;
}

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          // The name of a dependency that has the vulnerability.
          z.string(),
          z.object({
            name: z.string(),
            severity: z.string(),
            url: z.string(),
          }),
        ]),
      ),
    }),
  ),
});

/**
 * Parses the advisories of a report, each once.
 * @param text output of `npm audit --json`, of npm 7 or newer
 * @throws with npm's message if it is not a report
 */
export function reportedAdvisories(text: string): Advisory[] {
  let output: unknown;
  try {
    output = JSON.parse(text);
  } catch {
    throw new Error(`npm audit printed no report: ${text.slice(0, 200)}`);
  }
  const report = reportSchema.safeParse(output);
  if (!report.success) {
    const { message } = output as { message?: unknown };
    throw new Error(
      `npm audit made no report${typeof message === "string" ? `: ${message}` : ""}`,
    );
  }
  const advisories = new Map<string, Advisory>();
  for (const { via } of Object.values(report.data.vulnerabilities))
    for (const cause of via)
      if (typeof cause === "object") {
        const id = cause.url.slice(cause.url.lastIndexOf("/") + 1);
        const { name, severity } = cause;
        advisories.set(`${id} ${name}`, { id, package: name, severity });
      }
  return Array.from(advisories.values());
}

/** A row of the table starts with the advisory, its package and severity. */
const row = /^\| \[(GHSA-[\w-]+)\]\(\S+\) *\| `([^`]+)` *\| (\w+) *\|/gm;

/** Parses the advisories that `SECURITY.md` explains. */
export const explainedAdvisories = (text: string): Advisory[] =>
  Array.from(text.matchAll(row), ([, id = "", name = "", severity = ""]) => ({
    id,
    package: name,
    severity,
  }));

const nameOf = (advisory: Advisory) =>
  `${advisory.id} of ${advisory.package} (${advisory.severity})`;

/**
 * Lists advisories that are not explained, or explained but no longer reported.
 */
export function advisoryFaults(
  reported: readonly Advisory[],
  explained: readonly Advisory[],
): string[] {
  const names = (advisories: readonly Advisory[]) =>
    new Set(advisories.map(nameOf));
  const [now, known] = [names(reported), names(explained)];
  return [
    ...Array.from(now)
      .filter((name) => !known.has(name))
      .map((name) => `${name} is not explained: update the package or add it`),
    ...Array.from(known)
      .filter((name) => !now.has(name))
      .map((name) => `${name} is no longer reported: remove it`),
  ];
}
