/** How far outside the viewport an element counts as near. */
const margin = "400px";

/**
 * Calls `action` once when an element comes near the viewport; immediately in
 * browsers without IntersectionObserver.
 * @returns a function that stops waiting
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
