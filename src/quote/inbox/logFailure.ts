import { stripControlChars } from "../request/quoteTexts";

/** Logs a failure in one line. @param prefix of the line */
export const logFailure = (prefix: string) => (error: unknown) =>
  console.error(
    `${prefix}: ${stripControlChars(error instanceof Error ? error.message : String(error))}`,
  );
