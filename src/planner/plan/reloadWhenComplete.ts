import { keepTyped } from "./leftTyped";

/** The id of the sentence that says that a tool isn't ready. */
export const unreadyId = "unready";

/** Whether all of these files that the page still names can be fetched. */
async function canStart(files: readonly string[]): Promise<boolean> {
  const [page, ...answers] = await Promise.all([
    fetch(location.href, { cache: "no-cache" }),
    ...files.map((file) => fetch(file)),
  ]);
  const html = await page.text();
  return (
    page.ok &&
    files.every((file, index) => answers[index]?.ok || !html.includes(file))
  );
}

/**
 * Says that the tool of a page isn't ready, because a file of it couldn't be fetched,
 * and loads the page anew as soon as all of them can be, or a release has replaced
 * them. It tries when the network returns, and when the visitor has filled in a field,
 * unless what was entered would be lost.
 * @param files what the page loads, by their addresses
 */
export function reloadWhenComplete(files: readonly string[]): void {
  const note = document.getElementById(unreadyId);
  // More than one file can fail.
  if (!note?.hidden) return;
  note.hidden = false;
  const tryAgain = () =>
    void canStart(files).then(
      (isReady) => {
        // React takes the note away when it starts after all.
        if (isReady && note.isConnected && keepTyped()) location.reload();
      },
      () => undefined,
    );
  addEventListener("online", tryAgain);
  addEventListener("change", tryAgain);
}
