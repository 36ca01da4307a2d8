/** Methods that read; the only ones that pages and files accept. */
export const readingMethods: readonly string[] = ["GET", "HEAD"];

/** What a visitor is told whose request is for no page or file. */
export const refusals = {
  address: "This address can't be read.",
  missing: "There is nothing here.",
  method: `Only ${readingMethods.join(" and ")} are accepted here.`,
  failure: "Something went wrong here. Please try again.",
} as const;
