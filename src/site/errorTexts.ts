/** Methods that read; the only ones that pages and files accept. */
export const readingMethods: readonly string[] = ["GET", "HEAD"];

/** What a visitor is told whose request is for no page or file. */
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
