/**
 * Shows one of the notes of `LoadFailure`, if the page has them. React removes both when
 * it hydrates the page.
 */
function showNote(selector: string): HTMLElement | null {
  const note = document.querySelector<HTMLElement>(selector);
  if (note) note.hidden = false;
  return note;
}

/** Says that a part of the page couldn't be loaded, with a link that reloads the page. */
export function showLoadFailure(): void {
  const link = showNote("[data-load-failure]")?.querySelector("a");
  if (!link) return;
  // Without a script, the link would drop a plan in the URL.
  link.onclick = (event) => {
    event.preventDefault();
    location.reload();
  };
}

/** Says that a part of the page needs a newer browser. */
export const showOldBrowser = () => void showNote("[data-old-browser]");
