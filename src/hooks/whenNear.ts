/** How far below the screen something is near, in CSS pixels. */
const margin = "400px";

/**
 * Calls `action` once when an element comes near the screen; at once where
 * browsers can't tell.
 * @returns stops waiting for it
 */
export function whenNear(element: Element, action: () => void): () => void {
  if (typeof IntersectionObserver === "undefined") {
    action();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      action();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
