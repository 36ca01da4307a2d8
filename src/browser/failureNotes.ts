/**
 * Shows one of the two notes of `LoadFailure`, if the page has them. React removes them when
 * it hydrates the page.
 */
function showNote(selector: string): HTMLElement | null {
  const note = document.querySelector<HTMLElement>(selector);
  if (note) note.hidden = false;
  return note;
}

/** Shows the note that a part of the page couldn't be loaded, with a link that reloads the page. */
export function showLoadFailureNote(): void {
  const link = showNote("[data-load-failure]")?.querySelector("a");
  if (!link) return;
  // Without this handler, the link would drop a plan in the URL's fragment.
  link.onclick = (event) => {
    event.preventDefault();
    location.reload();
  };
}

/** Shows the note that a part of the page needs a newer browser. */
export const showOldBrowserNote = () => void showNote("[data-old-browser]");
