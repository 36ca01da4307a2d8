import v8 from "node:v8";

/** V8's options, by Node's major version; from 24 on they change nothing. */
const options: Readonly<Record<string, string>> = {
  20: "--interrupt-budget=400000",
  22: "--invocation-count-for-turbofan=18000",
};

/** The option for a version such as "22.11.0". */
export const optionFor = (version: string): string | undefined =>
  options[version.split(".")[0] ?? ""];

/**
 * Has V8 optimize only functions that run six times as often as by default. A
 * build is over before most of the others would repay it, and they would take a
 * tenth of its CPU time. Call it before Gatsby works, as in `onPreBootstrap`.
 */
export function optimizeLess(): void {
  const option = optionFor(process.versions.node);
  if (option) v8.setFlagsFromString(option);
}
