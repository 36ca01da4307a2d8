/** @jest-environment jsdom */
import { showLiveStatus } from "../../src/cms/editor/liveStatus";

const asked = jest.fn<Promise<unknown>, [string, RequestInit]>();

/** What GitHub says of the newest commit, and what the site was built from. */
function answers(status: object | undefined, live: string): void {
  asked.mockImplementation((address) =>
    Promise.resolve({
      ok: true,
      json: () =>
        Promise.resolve(
          address === "/release.json"
            ? { commit: live, day: "2026-06-01" }
            : {
                sha: "new",
                statuses: [
                  { context: "Check", state: "failure" },
                  ...(status ? [{ context: "deploy/live", ...status }] : []),
                ],
              },
        ),
    }),
  );
}

const box = () => document.getElementById("live-status");
const shown = () => (box()?.hidden ? undefined : box()?.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<script src="/admin/editor.js" data-repo="movers/website" data-branch="main"></script>';
  localStorage.setItem("decap-cms-user", JSON.stringify({ token: "gho_1" }));
  window.fetch = asked as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  localStorage.clear();
});

const start = async () => {
  showLiveStatus();
  await jest.advanceTimersByTimeAsync(0);
};

test("a change goes live before the editor's eyes", async () => {
  answers(undefined, "old");
  await start();
  expect(shown()).toBe("The last change waits to go live.");
  const updated_at = "2026-06-01T17:42:00";
  answers({ state: "pending", updated_at, target_url: null }, "old");
  await jest.advanceTimersByTimeAsync(20_000);
  expect(shown()).toBe("The last change is going live, since 5:42 PM.");
  answers({ state: "success", updated_at, target_url: null }, "new");
  await jest.advanceTimersByTimeAsync(20_000);
  expect(shown()).toBe("All published changes are live.");
  expect(box()?.getAttribute("role")).toBe("status");
});

test("a failure links to what happened", async () => {
  const target_url = "https://github.com/movers/website/actions/runs/1";
  answers({ state: "failure", target_url, updated_at: "" }, "old");
  await start();
  expect(shown()).toMatch(/^The last change could not go live\./);
  expect(box()?.querySelector("a")?.href).toBe(target_url);
});

test("GitHub is asked with the editor's own token, and never a cache", async () => {
  answers(undefined, "new");
  await start();
  expect(asked.mock.calls).toEqual([
    [
      "https://api.github.com/repos/movers/website/commits/main/status",
      { cache: "no-store", headers: { Authorization: "token gho_1" } },
    ],
    ["/release.json", expect.objectContaining({ cache: "no-store" })],
  ]);
});

test("nothing is said while GitHub doesn't answer", async () => {
  answers(undefined, "new");
  await start();
  asked.mockRejectedValue(new Error("offline"));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(shown()).toBeUndefined();
});

test("nothing is asked before somebody has signed in", async () => {
  localStorage.clear();
  await start();
  expect(asked).not.toHaveBeenCalled();
  expect(shown()).toBeUndefined();
});

test("on one machine there is nothing to show", async () => {
  document.body.innerHTML = '<script src="/admin/editor.js"></script>';
  await start();
  expect([asked.mock.calls, box()]).toEqual([[], null]);
});
