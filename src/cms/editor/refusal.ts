import { plainError } from "./plainError";

/** The reason why nothing was saved, for Decap to show. */
export const refusal = (reason: string): Error =>
  plainError(`This can't be saved yet. ${reason}`);
