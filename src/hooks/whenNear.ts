/** How far below the screen loading starts, in CSS pixels. */
const margin = "400px";

/**
 * Resolves when the element with this id comes near the screen; at once where
 * there is no screen, as during the build.
 */
export function whenNear(id: string): Promise<void> {
  const element =
    typeof IntersectionObserver === "undefined"
      ? null
      : document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  });
}
