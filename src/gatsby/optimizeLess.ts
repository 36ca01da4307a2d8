import v8 from "node:v8";

/** V8's options, by Node's major version; from 24 on they change nothing. */
const options: Readonly<Record<number, string>> = {
  20: "--interrupt-budget=400000",
  22: "--invocation-count-for-turbofan=18000",
};

/** The option for this version of Node. */
export const option = options[Number.parseInt(process.versions.node, 10)];

/**
 * Has V8 optimize only functions that run six times as often as by default. A
 * build is over before most of the others would repay it, and they would take a
 * tenth of its CPU time. Call it before Gatsby works, as in `onPluginInit`.
 */
export function optimizeLess(): void {
  if (option) v8.setFlagsFromString(option);
}
