import type { Fault } from "../../content/model/faults";

/**
 * An error with faults for its message. It has no name: Decap would show
 * "Error", which tells an editor nothing.
 */
export function plainError(message: string): Error {
  const error = new Error(message);
  error.name = "";
  return error;
}

/** Faults in one line. */
export const listed = (faults: readonly Fault[]): string =>
  faults
    .map(({ file, field, remedy }) => `${field || file}: ${remedy}`)
    .join(" · ");
