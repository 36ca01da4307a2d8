import { toast } from "react-toastify/unstyled";

const isInUse = (host: HTMLElement) =>
  host.contains(document.activeElement) || host.matches(":hover");

/**
 * Pauses the timers of notices while they are focused or hovered. The library
 * starts them when a notice has appeared and when the pointer leaves, even if
 * it is focused.
 * @param host the container of all notices. The library listens on it too, and
 *   handles each event first.
 */
export function pauseNotices(host: HTMLElement): void {
  const pauseIfInUse = () => {
    if (isInUse(host)) toast.pause();
  };
  for (const event of ["animationend", "focusin", "mouseout"])
    host.addEventListener(event, pauseIfInUse);
  host.addEventListener("focusout", ({ relatedTarget }) => {
    const staysInside = host.contains(relatedTarget as Node | null);
    if (!staysInside && !host.matches(":hover")) toast.play();
  });
}

/**
 * Remembers which element had the focus before a notice.
 * @returns a function that restores the focus when the focused notice closes
 */
export function rememberFocus(host: HTMLElement): () => void {
  let before: HTMLElement | undefined;
  host.addEventListener("focusin", ({ relatedTarget }) => {
    const from = relatedTarget as HTMLElement | null;
    if (from && !host.contains(from)) before = from;
  });
  return () => {
    // A removed or disabled element can't be focused: `main` is the fallback.
    for (const element of [before, document.querySelector("main")])
      if (host.contains(document.activeElement))
        element?.focus({ preventScroll: true });
    before = undefined;
  };
}
