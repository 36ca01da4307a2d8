/**
 * The statuses that the workflows set on commits, and that the editor reads: on
 * the main branch whether it is live, on a pull request where its preview is.
 */
export const commitStatuses = {
  live: "deploy/live",
  preview: "deploy/preview",
} as const;
