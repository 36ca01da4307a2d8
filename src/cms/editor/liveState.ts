import { commitStatuses } from "../../site/commitStatuses";

/** The newest commit of the branch, as GitHub's API describes it. */
export interface NewestCommit {
  readonly sha: string;
  readonly statuses: readonly {
    readonly context: string;
    readonly state: "success" | "pending" | "failure" | "error";
    readonly target_url: string | null;
    /** ISO 8601. */
    readonly updated_at: string;
  }[];
}

/** What the editor says of the site, with a link to more. */
export interface LiveState {
  readonly state: "live" | "coming" | "failed";
  readonly text: string;
  readonly link?: string;
}

const clock = (time: string) =>
  new Date(time).toLocaleTimeString("en-US", {
    hour: "numeric",
    minute: "2-digit",
  });

/**
 * Whether the newest commit is on the live site.
 * @param live the commit that the live site was built from
 */
export function liveState(
  { sha, statuses }: NewestCommit,
  live: string | undefined,
): LiveState {
  if (sha === live)
    return { state: "live", text: "All published changes are live." };
  const status = statuses.find(
    ({ context }) => context === commitStatuses.live,
  );
  if (!status || status.state === "success")
    return { state: "coming", text: "The last change waits to go live." };
  if (status.state === "pending")
    return {
      state: "coming",
      text: `The last change is going live, since ${clock(status.updated_at)}.`,
    };
  return {
    state: "failed",
    text: "The last change could not go live. Visitors see the site as it was before.",
    ...(status.target_url && { link: status.target_url }),
  };
}
