import { toast } from "react-toastify/unstyled";

/** Whether a notice has the focus or is under the pointer: it then waits. */
const isHeld = (host: HTMLElement) =>
  host.contains(document.activeElement) || host.matches(":hover");

/**
 * Has notices wait while they are held, whatever else goes on: by itself the
 * library starts their time when they have come in, and when the pointer
 * leaves.
 * @param host element that holds all notices and listens for the library: what
 *   is added here hears of an event after it
 */
export function holdNotices(host: HTMLElement): void {
  const pauseIfHeld = () => {
    if (isHeld(host)) toast.pause();
  };
  for (const event of ["animationend", "focusin", "mouseout"])
    host.addEventListener(event, pauseIfHeld);
  host.addEventListener("focusout", ({ relatedTarget }) => {
    const goesOn = host.contains(relatedTarget as Node | null);
    if (!goesOn && !host.matches(":hover")) toast.play();
  });
}

/**
 * Remembers from where the focus comes to a notice.
 * @returns brings it back there, when the notice that has it closes
 */
export function noticeFocus(host: HTMLElement): () => void {
  let before: HTMLElement | undefined;
  host.addEventListener("focusin", ({ relatedTarget }) => {
    const from = relatedTarget as HTMLElement | null;
    if (from && !host.contains(from)) before = from;
  });
  return () => {
    // What is gone or disabled doesn't take it.
    for (const element of [before, document.querySelector("main")])
      if (host.contains(document.activeElement))
        element?.focus({ preventScroll: true });
    before = undefined;
  };
}
