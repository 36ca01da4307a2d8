/** The methods that pages and files accept. */
export const readingMethods: readonly string[] = ["GET", "HEAD"];

/** Texts of error responses. */
export const errorTexts = {
  address: "This address can't be read.",
  missing: "There is nothing here.",
  method: `Only ${readingMethods.join(" and ")} are accepted here.`,
  request: "This request can't be read.",
  large: "This request is too large.",
  slow: "This request took too long.",
  pipelined: "Send one request at a time.",
  failure: "Something went wrong here. Please try again.",
} as const;
