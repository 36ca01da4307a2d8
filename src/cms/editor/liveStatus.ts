import { releaseFile, isReleaseFacts } from "../../site/files";
import { liveState } from "./liveState";
import type { LiveState, NewestCommit } from "./liveState";

/** How often the status is asked for. Milliseconds. */
const interval = 20_000;

/** The token of the editor who is signed in to Decap. */
function signedInToken(): string | undefined {
  try {
    const user = JSON.parse(localStorage.getItem("decap-cms-user") ?? "{}") as {
      token?: string;
    } | null;
    return user?.token;
  } catch {
    return undefined;
  }
}

async function json(address: string, headers = {}): Promise<unknown> {
  const response = await fetch(address, { cache: "no-store", headers });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.json();
}

/** @returns `undefined` if nobody is signed in */
async function currentState(
  repo: string,
  branch: string,
): Promise<LiveState | undefined> {
  const token = signedInToken();
  if (!token) return undefined;
  const [commit, release] = await Promise.all([
    json(
      `https://api.github.com/repos/${repo}/commits/${encodeURIComponent(branch)}/status`,
      { Authorization: `token ${token}` },
    ),
    json(`/${releaseFile}`),
  ]);
  return liveState(
    commit as NewestCommit,
    isReleaseFacts(release) ? release.commit : undefined,
  );
}

function show(box: HTMLElement, status: LiveState | undefined): void {
  box.hidden = !status;
  if (!status || box.dataset.text === status.text) return;
  // Only a change is announced.
  box.dataset.text = status.text;
  box.dataset.state = status.state;
  box.textContent = status.text;
  if (!status.link) return;
  const link = document.createElement("a");
  link.href = status.link;
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = "What happened";
  box.append(" ", link);
}

/**
 * Shows in a corner of the editor whether the last change is on the live site.
 * Without a repository, as on one machine, there is nothing to show.
 */
export function showLiveStatus(): void {
  const { repo, branch } =
    document.querySelector<HTMLElement>("script[data-repo]")?.dataset ?? {};
  if (!repo || !branch) return;
  const box = document.createElement("div");
  box.id = "live-status";
  box.hidden = true;
  box.setAttribute("role", "status");
  document.body.append(box);
  const update = () => {
    if (document.hidden) return;
    void currentState(repo, branch)
      // GitHub may be out of reach for a moment: better nothing than an old answer.
      .catch(() => undefined)
      .then((status) => show(box, status));
  };
  update();
  setInterval(update, interval);
  document.addEventListener("visibilitychange", update);
}
